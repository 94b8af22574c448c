// Takes games in and out, as text and as files.

import { post } from './backend.js';
import { changed } from './engine.js';
import * as games from './game.js';
import { attempt, tell } from './message.js';
import { beginGame } from './new-game.js';
import { download } from './picture.js';
import { settings, showSettings } from './settings.js';
import { byId } from './state.js';
import { t } from './texts.js';

const { game } = games;

// The server decodes a file, whatever its characters are; some are no text.
export async function importFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const characters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  await importGame({ file: btoa(characters) });
}

// The file that is chosen; it may be chosen again when it was edited.
export function importChosen() {
  const [file] = byId('file').files;
  byId('file').value = '';
  if (file) {
    attempt(() => importFile(file));
  }
}

export function importText(text) {
  return importGame({ text });
}

async function importGame(source) {
  const read = await post('import', { ...source, width: settings().width, rule: game.rule });
  if (read.fault) {
    throw new Error(read.fault);
  }
  const moves = read.moves.match(/[a-z]\d+|--/g) || [];
  if (read.width > 25 || read.height > 25) {
    throw new Error(t('tooLarge'));
  }
  beginGame({
    rule: read.rule || game.rule, width: read.width, height: read.height, setup: read.setup, person: 'both', moves
  });
  showSettings();
  tell(read.warnings.join('\n'));
  changed();
}

export async function exportText(format) {
  const shown = game.shown;
  game.shown = game.moves.length;
  const fields = games.fields();
  game.shown = shown;
  const { text, file } = await post('export', { ...fields, format });
  if (file) {
    download(`katachi.${format}`, new Blob([Uint8Array.from(atob(file), character => character.charCodeAt(0))]));
    return;
  }
  byId('text').value = text;
  const names = { moves: 'katachi-moves.txt', drawing: 'katachi-board.txt' };
  download(names[format] || `katachi.${format}`, new Blob([text], { type: 'text/plain' }));
}
