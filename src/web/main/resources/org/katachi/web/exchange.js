// Takes games in and out: as text, as files and as links.

import { post } from './backend.js';
import { showBoard } from './board-view.js';
import { cancel, changed } from './engine.js';
import * as games from './game.js';
import * as link from './link.js';
import { attempt, tell } from './message.js';
import { download } from './picture.js';
import { settings, showSettings } from './settings.js';
import { parse } from './sgf.js';
import { byId, now } from './state.js';
import { Fault, t } from './texts.js';

const { game } = games;
const MAX_BYTES = 2000000; // so that a request stays below the server's limit, in whatever characters
const MAX_SIZE = 25;
const MAX_GAMES = 100;
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

// What is wrong most often, as the backend says it in English.
const FAULTS = {
  faultTaken: /^move (?<move>\d+): (?<point>\w+) is taken$/,
  faultOutside: /^move (?<move>\d+), (?<point>\w+), is outside the board of (?<board>\w+)$/,
  faultEmpty: /^the text is empty$/,
  faultForm: /^line 1: neither moves like h8i9j10, psq, SGF, RenLib nor a drawn board: (?<line>.*)$/
};

// The backend decodes a file, whatever its characters are; some are no text.
export async function importFile(file) {
  checkLength(file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const characters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  await importGames({ file: btoa(characters) }, file.name);
}

function checkLength(bytes) {
  if (bytes > MAX_BYTES) {
    throw new Fault('tooLong', { kilobytes: MAX_BYTES / 1000 });
  }
}

// The file that is chosen; it may be chosen again when it was edited.
export function importChosen() {
  const [file] = byId('file').files;
  byId('file').value = '';
  if (file) {
    attempt(() => importFile(file));
  }
}

export async function importText(text) {
  checkLength(new Blob([text]).size);
  const [, fragment] = /^https?:[^\s#]*(#\S+)$/.exec(text.trim()) || [];
  if (!fragment || !showLink(fragment)) {
    await importGames({ text }, '');
  }
}

// Takes all games of a file in beside the others, and shows the first.
async function importGames(source, fileName) {
  const { rule, width } = settings();
  const read = await post('import', { ...source, width, rule });
  if (read.fault) {
    throw faultOf(read.fault);
  }
  const taken = read.games.filter(({ width: w, height: h }) => w <= MAX_SIZE && h <= MAX_SIZE).slice(0, MAX_GAMES);
  if (!taken.length) {
    throw new Fault('tooLarge');
  }
  const [first, ...others] = taken.map(one => toGame(one, rule, fileName));
  showGame(first);
  others.forEach(games.keep);
  const isOtherRule = taken[0].rule && taken[0].rule !== rule;
  const count = read.games.length - taken.length;
  tell(() => [
    ...read.warnings, ...taken.flatMap(one => one.warnings),
    ...isOtherRule ? [t('ruleOfFile', { rule: taken[0].rule })] : [],
    ...count ? [t('gamesLeftOut', { count })] : []
  ].join('\n'));
  changed();
}

function faultOf(fault) {
  for (const [key, pattern] of Object.entries(FAULTS)) {
    const found = pattern.exec(fault);
    if (found) {
      return new Fault(key, found.groups);
    }
  }
  return new Fault('unreadable', { reason: fault });
}

function toGame({ sgf, rule: named, width, height }, chosen, fileName) {
  const root = parse(sgf);
  const rule = named || chosen;
  if (!named) {
    root.props.RU = [rule];
  }
  const of = name => (root.props[name] || [''])[0].trim();
  const players = [of('PB'), of('PW')].filter(Boolean).join(' – ');
  return { root, rule, width, height, person: 'both', name: (players || of('GN') || fileName).slice(0, 60) };
}

function showGame(fields) {
  const { seconds, strength } = settings();
  cancel();
  now.lines = [];
  now.cursor = null;
  now.placing = '';
  games.begin({ seconds, strength, ...fields });
  showSettings();
  showBoard();
}

// Shows the position of the page's address, and takes it from there, so that a reload doesn't bring it again.
export function openLink() {
  const { hash } = location;
  if (!hash) {
    return;
  }
  history.replaceState(null, '', location.pathname + location.search);
  attempt(() => showLink(hash));
}

// Shows the position of a fragment; false if it holds none.
function showLink(fragment) {
  const linked = link.parse(fragment);
  if (linked) {
    showGame(linked);
    tell(link.isOfGomocalc(fragment) ? () => t('gomocalcLink') : null);
    changed();
  }
  return Boolean(linked);
}

export async function copyLink() {
  const text = link.format();
  try {
    await navigator.clipboard.writeText(text);
    tell(() => t(LOCAL.includes(location.hostname) ? 'linkCopiedHere' : 'linkCopied'));
  } catch (error) {
    // Without the right to write there it can be copied from the field.
    byId('text').value = text;
    byId('files').open = true;
    byId('text').select();
  }
}

function save(name, text) {
  byId('text').value = text;
  download(name, new Blob([text], { type: 'text/plain' }));
}

// Moves and the drawing are of the line that is shown; the others are written from the tree.
export async function exportText(format) {
  games.saveValues();
  if (format === 'sgf') {
    save('katachi.sgf', games.sgf());
    return;
  }
  const isLine = format === 'moves' || format === 'drawing';
  const fields = isLine ? games.fields(games.wholeLine()) : { sgf: games.sgf(), rule: game.rule, width: game.width };
  const { text, file } = await post('export', { ...fields, format });
  if (file) {
    download(`katachi.${format}`, new Blob([Uint8Array.from(atob(file), character => character.charCodeAt(0))]));
    return;
  }
  const names = { moves: 'katachi-moves.txt', drawing: 'katachi-board.txt' };
  save(names[format] || `katachi.${format}`, text);
}
