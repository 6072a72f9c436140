import { emailOf, password, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { finderOf, readingOf, spellingsOfDetails, spellingsOfPhone } from '../support/spellings';

export interface Field {
  label: string;
  name: string;
  kind: 'text' | 'radio' | 'checkbox';
  /** Its value, or whether it is checked. */
  filled: boolean;
}

/** The visible parts of a page. */
export interface PageView {
  address: string;
  path: string;
  title: string;
  headings: string[];
  fields: Field[];
  /** Buttons and links that stay on this site and in this tab, by name; the first of a name. */
  controls: { name: string; inMain: boolean }[];
  /** The button that the page is about. */
  primary: string | null;
  /** Whether it is the previous page, which stays mounted and inert until the next chunk has loaded. */
  leaving: boolean;
  /** The number of controls to continue, go back or get help, without those of the footer. */
  nextSteps: number;
  /** Links that open a tab with access to this one through `opener`. */
  unsafe: string[];
}

/** Runs in the browser. */
export const pageView = (): PageView => {
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  // The skip link has no size until it has the focus.
  const sized = (element: Element) => element.getBoundingClientRect().width > 1;
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const ready = (element: Element) =>
    seen(element) && sized(element) && !element.closest('[inert]') && !(element as HTMLButtonElement).disabled;
  const all = <Kind extends Element>(kinds: string) => [...document.querySelectorAll<Kind>(kinds)].filter(ready);
  const link = (element: Element) => (element instanceof HTMLAnchorElement ? element : undefined);
  const stays = (element: Element) => !link(element) || (link(element)?.target !== '_blank' && link(element)?.origin === location.origin);
  const clickable = all('button, a[href], summary');
  const firsts = clickable.filter(
    (element, index) => nameOf(element) && clickable.findIndex((other) => nameOf(other) === nameOf(element)) === index,
  );
  const way = 'main button, main a[href], main summary, .nhsuk-back-link';
  const [primary] = [
    ...all('main form button[type=submit]'),
    ...all('main form button:not([type])'),
    ...all('main .nhsuk-button:not(.nhsuk-button--small)'),
  ];
  const kindOf = (type: string) => (type === 'radio' || type === 'checkbox' ? type : 'text');
  return {
    address: location.href,
    path: location.pathname,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].filter(seen).map((heading) => nameOf(heading)),
    fields: all<HTMLInputElement>('main input:not([type=hidden])').map((field) => ({
      label: nameOf(field.labels?.[0] ?? field),
      name: field.name,
      kind: kindOf(field.type),
      filled: kindOf(field.type) === 'text' ? field.value !== '' : field.checked,
    })),
    controls: firsts.filter(stays).map((element) => ({ name: nameOf(element), inMain: element.closest('main') !== null })),
    primary: primary ? nameOf(primary) : null,
    leaving: document.querySelector('[inert] > main') !== null,
    nextSteps: all(way).length,
    unsafe: all<HTMLAnchorElement>('a[target=_blank]')
      .filter(({ rel }) => !rel.includes('noopener'))
      .map(nameOf),
  };
};

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
