import { emailOf, password, type PersonaId, traitsOf } from '../../mocks/people/personas';
import { finderOf, readingOf, spellingsOfDetails, spellingsOfPhone } from '../support/spellings';
import type { Kind } from '../user/driver';

interface Field {
  label: string;
  name: string;
  type: 'text' | 'radio' | 'checkbox';
  isChecked: boolean;
}

/** The controls of a page that a user can use, with their names for the finder. */
export interface PageView {
  address: string;
  path: string;
  title: string;
  headings: string[];
  fields: Field[];
  /** Those that stay on this site and in this tab, and whose name no other of their kind has. */
  controls: { kind: Kind; name: string; inMain: boolean }[];
  /** The name of the main control. */
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
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = <Found extends Element>(selector: string) =>
    [...document.querySelectorAll<Found>(selector)].filter(
      // The skip link has no size until it has the focus.
      (element) =>
        isSeen(element) && element.getBoundingClientRect().width > 1 && !element.closest('[inert]') && !element.matches(':disabled'),
    );
  const stays = (element: Element) =>
    !(element instanceof HTMLAnchorElement) || (element.target !== '_blank' && element.origin === location.origin);
  const isOnly = (element: Element, _index: number, others: Element[]) =>
    nameOf(element) !== '' && others.filter((other) => nameOf(other) === nameOf(element)).length === 1;
  const kinds = { button: 'button, [role=button]', link: 'a[href]:not([role])', disclosure: 'summary' };
  const controls = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    all(kinds[kind])
      .filter(isOnly)
      .filter(stays)
      .map((element) => ({ kind, name: nameOf(element), inMain: element.closest('main') !== null })),
  );
  const [primary] = [
    'main form button[type=submit]',
    'main form button:not([type])',
    'main .nhsuk-button:not(.nhsuk-button--small)',
  ].flatMap((selector) => all(selector));
  return {
    address: location.href,
    path: location.pathname,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].filter(isSeen).map(nameOf),
    fields: all<HTMLInputElement>('main input:not([type=hidden])').map(({ labels, name, type, checked }) => ({
      label: labels?.[0] ? nameOf(labels[0]) : '',
      name,
      type: type === 'radio' || type === 'checkbox' ? type : 'text',
      isChecked: checked,
    })),
    controls,
    primary: primary ? nameOf(primary) : null,
    leaving: document.querySelector('[inert] > main') !== null,
    nextSteps: all('main button, main a[href], main summary, .nhsuk-back-link').length,
    unsafe: all<HTMLAnchorElement>('a[target=_blank]')
      .filter(({ rel }) => !rel.includes('noopener'))
      .map(nameOf),
  };
};

type Secret = readonly [kind: string, text: string];

/** Secrets that no address or title may contain, by kind. */
export function secretsOf(persona: PersonaId, code = ''): Secret[] {
  const { mobile, landline, details } = traitsOf(persona);
  const phones = [mobile, landline].flatMap((number) => (number ? spellingsOfPhone(number) : []));
  const secrets: Secret[] = [
    ['email address', emailOf(persona)],
    ['password', password],
    ['security code', code],
    ...phones.map((number): Secret => ['telephone number', number]),
    ...(details ? spellingsOfDetails(details) : []).flatMap(([kind, texts]) => texts.map((text): Secret => [kind, text])),
  ];
  return secrets.filter(([, text]) => text !== '');
}

/** The faults of an idle page. Empty: none. */
export function pageFaults({ address, title, headings, nextSteps, unsafe }: PageView, secrets: readonly Secret[]): string[] {
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
