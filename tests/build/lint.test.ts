import { readdirSync, readFileSync } from 'node:fs';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

// The lines are in no file of the project, so rules that need types cannot run.
const eslint = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked as Linter.Config, { languageOptions: { parserOptions: { projectService: false } } }],
});

async function refusals(code: string, filePath = 'src/content/example.tsx') {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message).filter((rule) => !rule.startsWith('@typescript-eslint/'));
}

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

it.each([
  ["window.location.replace('/');", 'no-restricted-syntax'],
  ["window['location'].pathname = '/';", 'no-restricted-syntax'],
  ["location.search = '?a=b';", 'no-restricted-syntax'],
  ['export const { assign } = window.location;', 'no-restricted-syntax'],
  ["globalThis.open('/');", 'no-restricted-syntax'],
  ["eval('1');", 'no-eval'],
  ["setTimeout('one()', 1);", 'no-implied-eval'],
  ["export const one = new Function('return 1');", 'no-new-func'],
  ["document.body.innerHTML = '';", 'no-restricted-properties'],
  ["export const script = document.createElement('script');", 'no-restricted-syntax'],
  ["export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;", 'no-restricted-syntax'],
  ["export const address = 'javascript:void(0)';", 'no-script-url'],
  ["export const same = (one: string) => one == '1';", 'eqeqeq'],
  ['export const last = [1, 2].at(-1);', 'no-restricted-syntax'],
  ["export const text = 'a-b'.replaceAll('-', ' ');", 'es-x/no-string-prototype-replaceall'],
  ['export const copy = structuredClone({});', 'compat/compat'],
  ["export const field = document.querySelector('p:has(input)');", 'no-restricted-syntax'],
  ["import { Link } from 'react-router-dom';", 'no-restricted-imports'],
  ['export const a = <p>Sign in to carry on.</p>;', 'no-restricted-syntax'],
  ["export const a = 'Enter the passcode';", 'no-restricted-syntax'],
])('refuses by lint in the app: %s', async (code, rule) => expect(await refusals(code)).toContain(rule));

it.each([
  'export const here = window.location.origin + location.pathname;',
  "export const part = () => import('./part');",
  'export const a = <a href="/cookies">Log in to carry on</a>;',
  `export const link = document.body.closest('a[href]:not([target]):not([href^="#"])');`,
])('accepts by lint in the app: %s', async (code) => expect(await refusals(code)).toEqual([]));

it('refuses by lint a style that the oldest browsers do not have, and names its line of Sass', async () => {
  const styles = "@use 'cookie-banner';\n\n.a {\n  margin: 0;\n  aspect-ratio: 1;\n}\n";
  const [result] = await eslint.lintText(styles, { filePath: 'src/styles/app.scss' });
  expect(result?.messages).toMatchObject([{ ruleId: 'css/use-baseline', line: 5 }]);
});

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);

/** The files that may contain each of these: docs/asvs.md relies on it. */
it.each<[string, RegExp, readonly string[]]>([
  ['expressions that are made from a text, here a constant', /\bRegExp\(/, ['forms/security-code.tsx', 'settings.ts']],
  ['random numbers that can be guessed', /Math\.random/, ['history.ts', 'session/other-tabs.ts', 'session/reports/send-reports.ts']],
  ['cryptography, and random numbers that nobody can guess', /\bcrypto\b/, ['api/http.ts', 'state/seal.ts']],
  ['cookies', /document\.cookie|js-cookie/, ['session/cookies.ts', 'session/read-cookie.ts']],
  ['messages of other windows', /postMessage|onmessage|['"]message['"],|MessageChannel|BroadcastChannel/, ['session/other-tabs.ts']],
  [
    'requests',
    /\bfetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection/,
    ['api/http.ts', 'session/reports/send-reports.ts'],
  ],
  ['windows that are opened', /_blank/, ['outcome/exit.ts', 'page/link.tsx']],
  ['the console', /\bconsole\b/, ['forms/step-form.tsx', 'outcome/use-step.ts', 'session/report.ts']],
  ['markup, style or documents of others', /<(?:iframe|object|embed|applet)\b|createElement\('(?:iframe|object|embed)/, []],
  ['comments that disable lint', /eslint-disable(?!.*jsx-a11y)/, []],
])('restricts %s to the listed files of the app', (_what, pattern, places) => {
  expect(files.length).toBeGreaterThan(200);
  // Comments may contain their names.
  const code = (text: string) => text.replace(/\/\*(?! eslint)[^]*?\*\/|^\s*\/\/(?! eslint).*$/gm, '');
  expect(files.flatMap(([file, text]) => (pattern.test(code(text)) ? [file] : [])).toSorted()).toEqual(places);
});
