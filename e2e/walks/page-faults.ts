import { emailOf, password, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { finderOf, readingOf, spellingsOfDetails, spellingsOfPhone } from '../support/spellings';
import type { PageView } from './page-view';

/** Secrets that no address or title may contain, by kind. */
export function secretsOf(persona: PersonaId, code?: string): [kind: string, text: string][] {
  const { mobile, landline, details } = traitsOf(persona);
  const phones = [mobile, landline].flatMap((number) => (number ? spellingsOfPhone(number) : []));
  return [
    ['email address', emailOf(persona)],
    ['password', password],
    ...(code ? [['security code', code] as [string, string]] : []),
    ...phones.map((number): [string, string] => ['telephone number', number]),
    ...(details ? spellingsOfDetails(details) : []).flatMap(([kind, texts]) => texts.map((text): [string, string] => [kind, text])),
  ].filter(([, text]) => text !== '') as [string, string][];
}

/** The faults of an idle page. Empty: none. */
export function pageFaults({ address, title, headings, nextSteps, unsafe }: PageView, secrets: readonly [string, string][]): string[] {
  const reading = readingOf(`${address} ${title}`);
  const [heading = ''] = headings;
  return [
    ...(headings.length === 1 && heading !== '' ? [] : [`one heading with text is wanted, there are: [${headings.join('] [')}]`]),
    ...(/^(Error: )?(.+) - NHS login$/.exec(title)?.[2] === heading ? [] : [`the title '${title}' is not that of '${heading}'`]),
    ...(nextSteps > 0 ? [] : ['a dead end: no link onwards, back or to help']),
    ...unsafe.map((name) => `a tab that can reach back: ${name}`),
    ...secrets.filter(([, text]) => finderOf(text)(reading)).map(([kind, text]) => `${kind} (${text}) in the address or the title`),
  ];
}
