import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);

/** The places of each of these. docs/asvs.md says why it is safe there, and nothing of any other place. */
it.each<[string, RegExp, readonly string[]]>([
  ['expressions that are made from a text, here a constant', /\bRegExp\(/, ['forms/security-code.ts', 'settings.ts']],
  ['random numbers that somebody might guess', /Math\.random/, ['history.ts', 'session/other-tabs.ts', 'session/reports/start.ts']],
  ['cryptography, and random numbers that nobody can guess', /\bcrypto\b/, ['state/storage/seal.ts']],
  ['cookies', /document\.cookie|js-cookie/, ['session/cookies.ts', 'session/read-cookie.ts']],
  ['messages of other windows', /postMessage|onmessage|['"]message['"],|MessageChannel|BroadcastChannel/, ['session/other-tabs.ts']],
  ['requests', /\bfetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection/, ['api/http.ts', 'session/reports/send.ts']],
  ['windows that are opened', /_blank/, ['outcome/exit.ts', 'page/new-tab-link.tsx']],
  ['the console', /\bconsole\b/, ['forms/step-form.tsx', 'outcome/use-step.ts', 'session/log.ts']],
  ['markup, style or documents of others', /<(?:iframe|object|embed|applet)\b|createElement\('(?:iframe|object|embed)/, []],
])('restricts %s to these files', (_what, pattern, places) => {
  expect(files.length).toBeGreaterThan(200);
  // Comments may speak of them.
  const code = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  expect(files.flatMap(([file, text]) => (pattern.test(code(text)) ? [file] : [])).toSorted()).toEqual(places);
});
