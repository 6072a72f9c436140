import { readdirSync, readFileSync } from 'node:fs';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

// The lines are in no file of the project, so rules that need types cannot run.
const eslint = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked as Linter.Config, { languageOptions: { parserOptions: { projectService: false } } }],
});
/** The rules that refuse a line in a file of the app. */
async function refusals(code: string, filePath = 'src/content/example.tsx') {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message).filter((rule) => !rule.startsWith('@typescript-eslint/'));
}

/** The source files of the app, with their text. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);

const leaves = [
  "location.assign('/');",
  "window.location.replace('/');",
  'document.location.reload();',
  "globalThis.location.href = '/';",
  "self.location.assign('/');",
  "top.location.assign('/');",
  'parent.location.replace(name);',
  'export const go = location.assign;',
  "location['assign']('/');",
  "window['location'].pathname = '/';",
  "location = '/';",
  "window.location = '/';",
  "location.search = '?a=b';",
  "window.location.hash = '#a';",
  'export const { assign } = window.location;',
  'export const { href } = location;',
  'export const { location: here } = window;',
  'export const here = window.location;',
  "Object.assign(location, { pathname: '/' });",
  "Reflect.set(window.location, 'pathname', '/');",
  "window.open('/');",
  "open('/');",
  'export const { open } = window;',
  "globalThis.open('/');",
  "navigation.navigate('/');",
];

const runs = [
  "eval('1');",
  "window.eval('1');",
  "export const one = new Function('return 1');",
  "export const one = Function('return 1');",
  "setTimeout('one()', 1);",
  "window.setInterval('one()', 1);",
  "document.body.innerHTML = '';",
  'export const { outerHTML } = document.body;',
  "document.body.insertAdjacentHTML('afterend', '');",
  "document.write('');",
  "document.writeln('');",
  "document.createRange().createContextualFragment('');",
  "document.createElement('iframe').srcdoc = '';",
  "export const script = document.createElement('script');",
  "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  'export const a = <iframe title="a" srcDoc="" />;',
  "export const props = { dangerouslySetInnerHTML: { __html: '' } };",
  'export const a = <a href="javascript:void(0)">a</a>;',
  "export const address = 'javascript:void(0)';",
  'export const load = (name: string) => import(name);',
];

/** Each of them throws or is undefined in one of the oldest browsers. */
const tooNew = [
  'export const last = [1, 2].at(-1);',
  "export const last = 'ab'.at(-1);",
  "export const own = Object.hasOwn({}, 'a');",
  "export const text = 'a-b'.replaceAll('-', ' ');",
  'export const last = [1, 2].findLast((each) => each > 1);',
  'export const sorted = [2, 1].toSorted();',
  'export const first = Promise.any([Promise.resolve()]);',
  'export const copy = structuredClone({});',
  'export const signal = AbortSignal.timeout(1);',
  'export const id = crypto.randomUUID();',
  'export const button = (event: SubmitEvent) => event.submitter;',
  'export const price = /(?<=£)1/;',
  'export const letters = /[\\p{L}--[a-z]]/v;',
  'export const groups = Object.groupBy([1], String);',
  'export const call = (f?: (...list: number[]) => void, list: number[] = []) => f?.(...list);',
  `export const link = document.body.closest('a[href]:not([target], [href^="#"])');`,
  "export const link = document.body.closest('a:not(.b .c)');",
  "export const field = document.querySelector('p:has(input)');",
  'export const field = document.querySelectorAll(`${location.hash}:is(a, b)`);',
  "export const field = document.body.matches(':focus-visible');",
];

const tooNewInStyles = [
  '.a { aspect-ratio: 1; }',
  '.a { inset: 0; }',
  '.a { height: 100dvh; }',
  '.a { color: color-mix(in srgb, red, blue); }',
  '.a:has(.b) { color: red; }',
  '.a:is(.b, .c) { color: red; }',
  '@layer a { .b { color: red; } }',
  '.a { display: flex; gap: 8px; }',
];

const honest = [
  'export const here = window.location.origin + location.pathname;',
  'export const { pathname, search } = window.location;',
  "export const url = new URL('https://example.com').href;",
  "export const text = 'a-b'.replace('-', ' ');",
  "export const part = () => import('./part');",
  'setTimeout(() => undefined, 1);',
  'export const a = <a href="/cookies">a</a>;',
  `export const link = document.body.closest('a[href]:not([target]):not([href^="#"])');`,
  'export const end = (deadline: { at: number }) => deadline.at;',
  "export const channel = () => new BroadcastChannel('a');",
];

describe('ESLint in the app', () => {
  it.each(leaves)('refuses by lint other navigations out of the app: %s', async (code) =>
    expect(await refusals(code)).toContain('no-restricted-syntax'),
  );

  it.each(['src/forms/rules.ts', 'src/journeys/proofing/postcode.ts'])('compares the error codes of %s with their type', async (file) => {
    expect(await refusals("export const rule = z.minLength(1, 'EMAIL_REQUIRED');", file)).toEqual(['no-restricted-syntax']);
    expect(await refusals("export const rule = z.minLength(1, 'EMAIL_REQUIRED' satisfies EmailCode);", file)).toEqual([]);
  });

  it.each(runs)('refuses by lint code that may run a text: %s', async (code) => expect(await refusals(code)).not.toEqual([]));

  it.each(['==', '!='])('refuses by lint a comparison of different types: %s', async (compares) =>
    expect(await refusals(`export const same = (one: string) => one ${compares} '1';`)).toEqual(['eqeqeq']),
  );

  it.each(tooNew)('refuses by lint code that the oldest browsers lack: %s', async (code) => expect(await refusals(code)).not.toEqual([]));

  it.each(['hosting/early.ts', 'hosting/boot-error.ts'])('refuses by lint what the oldest browsers lack in %s', async (file) => {
    expect(await refusals('export const last = [1, 2].at(-1);', file)).not.toEqual([]);
    expect(await refusals('export const copy = structuredClone({});', file)).toEqual(['compat/compat']);
    expect(await refusals("document.querySelector('p:has(input)');", file)).toEqual(['no-restricted-syntax']);
  });

  it.each(tooNewInStyles)('refuses by lint styles that the oldest browsers do not have: %s', async (styles) =>
    expect(await refusals(styles, 'src/styles/app.scss')).not.toEqual([]),
  );

  it('names the line of Sass that the oldest browsers do not support', async () => {
    const styles = "@use 'cookie-banner';\n\n.a {\n  margin: 0;\n  aspect-ratio: 1;\n}\n";
    const [result] = await eslint.lintText(styles, { filePath: 'src/styles/app.scss' });
    expect(result?.messages).toMatchObject([
      { ruleId: 'css/use-baseline', line: 5, message: expect.stringContaining('aspect-ratio') as string },
    ]);
  });

  it.each(honest)('accepts by lint the code %s', async (code) => expect(await refusals(code)).toEqual([]));

  it.each(['Link', 'NavLink', 'Form', 'Route', 'Routes', 'useRoutes', 'useSearchParams'])('refuses %s of the router', async (name) =>
    expect(await refusals(`import { ${name} } from 'react-router-dom';`)).toEqual(['no-restricted-imports']),
  );

  it.each(['app/shell.tsx', 'forms/field.tsx', 'journeys/sign-in/login.tsx', 'page/link.tsx'])(
    'accepts by lint only the hooks of the router, in %s',
    async (file) => {
      expect(await refusals("import { Routes } from 'react-router-dom';", `src/${file}`)).toEqual(['no-restricted-imports']);
      expect(await refusals("import { Navigate, useHref } from 'react-router-dom';", `src/${file}`)).toEqual([]);
    },
  );

  it.each([
    ['src/session/example.ts', 'api'],
    ['src/session/cookies.ts', 'api'],
    ['src/api/example.ts', 'state'],
  ])('refuses by lint an import from %s to the layer above, %s', async (file, above) => {
    for (const code of [`import { a } from '@/${above}/a';`, `import type { A } from '@/${above}/a';`, `export * from '../${above}/a';`])
      expect(await refusals(code, file)).toEqual(['no-restricted-imports']);
  });

  it.each(['src/example.ts', 'src/example/part.tsx'])('refuses by lint %s, a file of no layer', async (file) =>
    expect(await refusals('export const a = 1;', file)).toEqual(['no-restricted-syntax']),
  );

  it('allows by lint one file to leave the app and one other to create script elements', async () => {
    const files = ['outcome/exit.ts', 'outcome/use-step.ts', 'session/analytics.ts', 'session/analytics/script.ts', 'main.tsx'];
    const accepting = async (code: string) => {
      const found = await Promise.all(files.map(async (file) => [file, await refusals(code, `src/${file}`)] as const));
      return found.flatMap(([file, rules]) => (rules.length === 0 ? [file] : []));
    };
    expect(await accepting("location.assign('/');")).toEqual(['outcome/exit.ts']);
    expect(await accepting("document.createElement('script');")).toEqual(['session/analytics/script.ts']);
    expect(await accepting("document.body.innerHTML = '';")).toEqual([]);
  });

  it('finds no comment in the app that disables the lint rules', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter(([, text]) => /eslint-disable(?!.*jsx-a11y)/.test(text)).map(([file]) => file)).toEqual([]);
  });
});

/** The files that may contain each of these. docs/asvs.md explains why it is safe there, and names no other file. */
it.each<[string, RegExp, readonly string[]]>([
  ['expressions that are made from a text, here a constant', /\bRegExp\(/, ['forms/security-code.tsx', 'settings.ts']],
  ['random numbers that an attacker might guess', /Math\.random/, ['history.ts', 'session/other-tabs.ts', 'session/reports/deliver.ts']],
  ['cryptography, and random numbers that nobody can guess', /\bcrypto\b/, ['api/request-id.ts', 'state/seal.ts']],
  ['cookies', /document\.cookie|js-cookie/, ['session/cookies.ts', 'session/read-cookie.ts']],
  ['messages of other windows', /postMessage|onmessage|['"]message['"],|MessageChannel|BroadcastChannel/, ['session/other-tabs.ts']],
  ['requests', /\bfetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection/, ['api/http.ts', 'session/reports/send.ts']],
  ['windows that are opened', /_blank/, ['outcome/exit.ts', 'page/new-tab-link.tsx']],
  ['the console', /\bconsole\b/, ['forms/step-form.tsx', 'outcome/use-step.ts', 'session/log.ts']],
  ['markup, style or documents of others', /<(?:iframe|object|embed|applet)\b|createElement\('(?:iframe|object|embed)/, []],
])('restricts %s to the listed files of the app', (_what, pattern, places) => {
  expect(files.length).toBeGreaterThan(200);
  // Comments may contain their names.
  const code = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  expect(files.flatMap(([file, text]) => (pattern.test(code(text)) ? [file] : [])).toSorted()).toEqual(places);
});
