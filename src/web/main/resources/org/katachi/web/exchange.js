// Takes games in and out, as text and as files.

import { post } from './api.js';
import { changed } from './engine.js';
import * as games from './game.js';
import { attempt } from './message.js';
import { beginGame } from './new-game.js';
import { download } from './picture.js';
import { settings, showSettings } from './settings.js';
import { byId } from './state.js';
import { t } from './texts.js';

const { game } = games;

// A library of RenLib is no text: a character stands for each byte.
export async function importFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBinary = bytes[0] === 0xFF;
  await importText(isBinary ? Array.from(bytes.slice(0, 100000), byte => String.fromCharCode(byte)).join('') : await file.text());
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
  const read = await post('import', { text, width: settings().width, rule: game.rule });
  if (read.fault) {
    throw new Error(read.fault);
  }
  const moves = read.moves.match(/[a-z]\d+/g) || [];
  if (read.width > 25 || read.height > 25) {
    throw new Error(t('tooLarge'));
  }
  beginGame({
    rule: read.rule || game.rule, width: read.width, height: read.height, setup: read.setup, person: 'both', moves
  });
  showSettings();
  changed();
}

export async function exportText(format) {
  const shown = game.shown;
  game.shown = game.moves.length;
  const fields = games.fields();
  game.shown = shown;
  const { text } = await post('export', { ...fields, format });
  if (format === 'renlib') {
    // No text: each character is a byte.
    download('katachi.lib', new Blob([Uint8Array.from(text, byte => byte.charCodeAt(0))]));
    return;
  }
  byId('text').value = text;
  const names = { moves: 'katachi.pos', psq: 'katachi.psq', sgf: 'katachi.sgf', drawing: 'katachi.txt' };
  download(names[format], new Blob([text], { type: 'text/plain' }));
}
