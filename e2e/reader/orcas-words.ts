/** The roles that Orca speaks after the text of an element. */
const roles = [
  'heading level \\d',
  'push button',
  'toggle button',
  'radio button',
  'check box',
  'password text',
  'document web',
  'visited link',
  'link',
  'entry',
  'panel',
  'clickable',
].join('|');
const states = 'not checked|checked|collapsed|expanded';
const role = new RegExp(`\\s+(${roles})(?=( (${roles}|${states}))*\\.?$)`, 'g');

/** Utterances about the structure of a page, its loading, and Orca itself. */
const own = new RegExp(
  `^(${roles}|leaving .*|(Browse|Focus) mode|form|banner|main content|information|image|•|` +
    'statusbar|description (term|value)|(Description list|List) with \\d+ items?|' +
    'Loading\\.\\s+Please wait|Finished loading .*|Page has .*|alert|notification)?\\.?$',
);

/** The words of the page in an utterance. Empty if all of it is Orca's. */
export function wordsOfPage(utterance: string): string {
  const text = utterance.replace(/\s+/g, ' ').trim();
  return own.test(text) ? '' : text.replace(role, '').replace(/\.$/, '').trim();
}
