import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scripts } from '../../package.json';
import { settingNames } from '../../src/settings';

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([match, group]) => group ?? match);

const folders = ['src', 'tests', 'e2e', 'mocks', 'scripts', 'hosting', 'contract', '.github', '.ci', 'docs'];
const files = [...readdirSync('.').filter((name) => /\.(md|[jt]s)$/.test(name)), ...folders.flatMap(filesIn)];
const documents = files.filter((file) => file.endsWith('.md'));
const generated = ['docs/back-ends.md', 'docs/licences.md'];
const codeOfMock = files.filter((file) => file.startsWith('mocks/')).map(read);
const testNames = new Set(files.flatMap((file) => all(file, /([\w.-]+?)(?:\.long)?\.(?:test|spec)\.tsx?$/g)));

/** The code of a document: its blocks, and what is in backticks. */
function codeOf(text: string) {
  const blocks = all(text, /^ *```\w*\n([^]*?)^ *```$/gm);
  const inline = all(text.replace(/^ *```[^]*?^ *```$/gm, ''), /`([^`]+)`/g);
  return [...blocks.flatMap((block) => block.split('\n')), ...inline];
}

/** The anchors that GitHub gives to the headings of a document. */
const anchorsOf = (document: string) =>
  all(read(document).replace(/^```[^]*?^```$/gm, ''), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/\]\(.*?\)/g, '')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** The links of a document to a missing file or heading. */
const brokenLinks = (document: string) =>
  all(read(document).replace(/^```[^]*?^```$/gm, ''), /\]\((?!\w+:)([^)\s]+)\)/g).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(document), path) : document;
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });

/** The paths of the repository that do not exist. A pattern or a placeholder is no path. */
const missingPaths = (code: readonly string[]) =>
  code
    .flatMap((line) => line.split(/[\s'"():,=]+/))
    .filter((word) => folders.includes(word.split('/')[0] ?? '') && /^[\w@.-]+(\/[\w@.-]+)+\/?$/.test(word) && !existsSync(word));

/** The file of a command, such as `npm run release` or `node scripts/smoke.mjs`. Undefined for that of another tool. */
const scriptOf = (command: string) =>
  /^node (scripts\/[\w/-]+\.mjs)/.exec(/^node /.test(command) ? command : ((scripts as Record<string, string>)[command] ?? ''))?.[1];

/** The commands of a document that do not exist, and their options that the usage does not have. */
const wrongCommands = (code: readonly string[]) =>
  code.flatMap((line) =>
    all(line, /(?:\bnpm (?:run )?(?!run\b)[\w:]+|\bnode scripts\/[\w/-]+\.mjs)[^#|;&]*/g).flatMap((text) => {
      const [, npm = '', name = ''] = /^(npm (?:run )?)([\w:]+)/.exec(text) ?? [];
      if (npm && !(name in scripts)) return npm === 'npm ' && ['ci', 'init', 'install'].includes(name) ? [] : [npm + name];
      const script = scriptOf(npm ? name : text);
      if (!script) return [];
      if (!existsSync(script)) return [script];
      const usage = read(script);
      return all(text, /\s(--\w[\w-]*)/g)
        .filter((option) => !usage.includes(option))
        .map((option) => `${script} ${option}`);
    }),
  );

/** Decision 0026 names it as a variable that is no setting. */
const noSetting = 'VITE_PYI_URL_SECRET';
/** The settings that no code reads. */
const unknownSettings = (text: string) => [
  ...all(text, /\bVITE_[A-Z][A-Z_]*[A-Z]\b/g).filter((name) => ![...settingNames(), noSetting].includes(name)),
  ...all(text, /\bMOCK_[A-Z_]*[A-Z]\b/g).filter((name) => !codeOfMock.some((code) => code.includes(name))),
];

/** The tests that a document names by their file after "Tests:", or by words of their titles after `-t` and `-g`, and that do not exist. */
const missingTests = (text: string, code: readonly string[]) => [
  ...all(text, /\bTests?: ([^]*?)(?=\n\n|\n[-#|*])/g).flatMap((list) => all(list, /`([\w-]+)`/g).filter((name) => !testNames.has(name))),
  ...code.flatMap((line) => {
    const [, path = '', words = ''] = /\b((?:tests|e2e)\/[\w/.-]+).* -[gt] '([^']+)'/.exec(line) ?? [];
    return files.some((file) => file.startsWith(path) && read(file).includes(words)) ? [] : [`${path} ${words}`];
  }),
];

it.each(documents)('finds all that %s names: links, paths, commands, options, settings and tests', (document) => {
  expect(brokenLinks(document)).toEqual([]);
  if (generated.includes(document)) return;
  const text = read(document);
  const code = codeOf(text);
  expect([...missingPaths(code), ...wrongCommands(code), ...unknownSettings(text), ...missingTests(text, code)]).toEqual([]);
});

it('finds each document and decision that a comment names', () => {
  const decisions = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
  const missing = files
    .filter((file) => /\.([cm]?[jt]sx?|ya?ml|scss|html)$/.test(file))
    .flatMap((file) => [
      ...all(read(file), /\bdocs\/[\w/-]+\.md\b/g)
        .filter((name) => !existsSync(name))
        .map((name) => `${file}: ${name}`),
      ...all(read(file), /\bdecision (\d{4})\b/g)
        .filter((number) => !decisions.includes(number))
        .map((number) => `${file}: ${number}`),
    ]);
  expect(missing).toEqual([]);
});
