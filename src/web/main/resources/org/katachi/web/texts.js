// The texts of the page: all languages stand in texts.json.

const LANGUAGES = {
  en: 'English', zh: '简体中文', 'zh-TW': '繁體中文', cs: 'Čeština', ja: '日本語', vi: 'Tiếng Việt', ko: '한국어', ru: 'Русский'
};

let texts = {};
let language = 'en';

export async function load() {
  texts = await (await fetch('texts.json')).json();
  language = chosen(localStorage.getItem('katachi-language') || navigator.language);
  const select = document.getElementById('language');
  for (const [code, name] of Object.entries(LANGUAGES)) {
    select.append(new Option(name, code, false, code === language));
  }
  select.addEventListener('change', () => {
    language = select.value;
    localStorage.setItem('katachi-language', language);
    apply();
    document.dispatchEvent(new Event('language'));
  });
  apply();
}

function chosen(wanted) {
  if (/^zh-(TW|HK|MO|Hant)/.test(wanted)) {
    return 'zh-TW';
  }
  return LANGUAGES[wanted.slice(0, 2)] ? wanted.slice(0, 2) : 'en';
}

// The text of a key, with {name} replaced by values.
export function t(key, values = {}) {
  const entry = texts[key] || {};
  const text = entry[language] || entry.en || key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => name in values ? values[name] : whole);
}

// An Error whose message is in the language of the page, also in one that is chosen later.
export class Fault extends Error {
  constructor(key, values) {
    super();
    Object.defineProperty(this, 'message', { get: () => t(key, values) });
  }
}

function apply() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = t(element.dataset.text);
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', t(element.dataset.label));
    element.title = t(element.dataset.label);
  }
  for (const element of document.querySelectorAll('[data-placeholder]')) {
    element.placeholder = t(element.dataset.placeholder);
  }
}
