import { readFileSync } from 'node:fs';
import { resolvedSettings, settingNames, shown } from '../src/settings.ts';

/** How many characters must be added, removed or replaced to make one text the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [index, sign] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, otherSign] of [...other].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + Number(sign !== otherSign)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The setting that a text resembles most, with or without its prefix. Undefined if more than a third of the name differs. */
function nearest(text: string): string | undefined {
  const words =
    text
      .toUpperCase()
      .replace(/[^ -~]/g, '')
      .match(/\w+/g) ?? [];
  const differences = (name: string) =>
    Math.min(...words.flatMap((word) => [distance(word, name), distance(`VITE_${word.replace(/^VITE_/, '')}`, name)]));
  const [name = ''] = settingNames().sort((one, other) => differences(one) - differences(other));
  return differences(name) <= name.length / 3 ? name : undefined;
}

/** Name and value of a line, or what is wrong with it. Another program's value may be secret, so only the start of a wrong line is shown. */
function readLine(line: string): { name: string; value: string } | string {
  const [, name = '', text = ''] = /^[ \t]*(\w+)[ \t]*=[ \t]*(.*?)[ \t]*$/s.exec(line) ?? [];
  if (!settingNames().includes(name)) {
    const start = /^(\$env:)?[^:=]{0,40}[:=]?/.exec(line)?.[0] ?? '';
    const setting = nearest(start);
    const expected = setting ? `"${setting}=", the nearest setting,` : 'the name of a setting and "=",';
    return `begins with ${shown(start)}, and must begin with ${expected} or with "#"`;
  }
  const [, , quoted] = /^(["'])(.*?)\1[ \t]*(?:#.*)?$/s.exec(text) ?? [];
  if (quoted === undefined && /^["']/.test(text))
    return 'has a value that begins with a quote, and must end with the same quote in this line';
  return { name, value: quoted ?? text.replace(/(^|[ \t]+)#.*$/s, '') };
}

function readFile(file: string) {
  // A file of another encoding has a NUL or a replacement character.
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/);
  const values = new Map<string, { value: string; at: number }>();
  const wrong: string[] = [];
  const undecoded = lines.findIndex((line) => /[\0\uFFFD]/.test(line));
  if (undecoded >= 0)
    return { values, wrong: [`${file}, line ${undecoded + 1} is not in UTF-8. Save the file as UTF-8: PowerShell 5 writes UTF-16.`] };
  for (const [index, line] of lines.entries()) {
    if (/^[ \t]*(#|$)/.test(line)) continue;
    const read = readLine(line);
    const refuse = (what: string) => wrong.push(`${file}, line ${index + 1} ${what}.`);
    if (typeof read === 'string') refuse(read);
    else if (values.has(read.name)) refuse(`sets ${read.name} again, after line ${values.get(read.name)?.at}`);
    else values.set(read.name, { value: read.value, at: index + 1 });
  }
  return { values, wrong };
}

/**
 * The settings of files, of which a later one counts more, and of an environment, which counts most. Each line of a file is a comment, empty
 * or a setting. A value may be in quotes; it ends before a space and a number sign. Of an environment, only names that begin with VITE_
 * are read. Throws an Error with a sentence for each wrong line and name: a misspelt setting would silently leave its default.
 */
export function readSettings(files: readonly string[], env: Record<string, string | undefined> = {}): Record<string, string> {
  const settings: Record<string, string> = {};
  const wrong: string[] = [];
  for (const file of files) {
    const read = readFile(file);
    wrong.push(...read.wrong);
    for (const [name, { value }] of read.values) settings[name] = value;
  }
  for (const [name, value = ''] of Object.entries(env)) {
    if (!/^\W*VITE_/i.test(name)) continue;
    const setting = nearest(name);
    if (settingNames().includes(name)) settings[name] = value;
    else
      wrong.push(
        `Not a setting: ${shown(name).slice(1, -1)}. ${setting ? `The nearest setting is ${setting}` : 'All settings are in .env.example'}.`,
      );
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return settings;
}

/** One line per setting. A star marks a value that differs from the default. */
export function settingsTable(env: Record<string, string>): string {
  const [resolved, defaults] = [resolvedSettings(env), resolvedSettings({})];
  const width = Math.max(...settingNames().map((name) => name.length));
  const line = ([name, value]: [string, string]) => `${value === defaults[name] ? ' ' : '*'} ${name.padEnd(width)}  ${value || '(empty)'}`;
  return ['Settings (* differs from the default)', ...Object.entries(resolved).map(line)].join('\n');
}

/** Refuses a base path: the app's addresses, cookies and policy need a host name of their own. */
export function refuseBase(base: string) {
  if (base === '/') return;
  throw new Error(
    `--base is ${JSON.stringify(base)}, and must be "/": the app needs a host name of its own, such as https://login.example.com.`,
  );
}
