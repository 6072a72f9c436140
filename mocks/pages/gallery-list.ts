import { type NamedVariant, screensByJourney, variants, variantsOf } from '../screens/screens';
import { type Html, html } from './html';

/** The groups of the gallery's filter, and their names. */
export const kinds = { usual: 'Usual', error: 'Error', waiting: 'Waiting', locked: 'Locked' } as const;
type Kind = keyof typeof kinds;

const trouble =
  /error|problem|wrong|empty|nothing chosen|cannot|could not|expired|failed|refused|malformed|invalid|no match|not available|disabled|unable/;

/** The group of the filter that a screen is in, by its conditions and its own words. */
export function kindOf({ address, variant: { answers = [], device, heading, label, logs } }: NamedVariant): Kind {
  const words = [address, label, heading].join(' ').toLowerCase();
  if (device === 'without-timers' || answers.some((answer) => answer.endsWith('.hang')) || words.includes('waiting')) return 'waiting';
  if (/lock|attempts|exceeded|too many/.test(words)) return 'locked';
  return answers.length > 0 || logs !== undefined || trouble.test(words) ? 'error' : 'usual';
}

/** The searched words, the chosen kind and the chosen screen. Empty: all kinds, no screen. */
interface Wanted {
  search: string;
  kind: string;
  scenario: string;
}

/** Every address with its variants. */
export const addresses: ReadonlyMap<string, readonly NamedVariant[]> = new Map(
  screensByJourney.flatMap(([, screens]) =>
    Object.entries(screens).map(([address, screen]) => [address, variantsOf({ [address]: screen })] as const),
  ),
);

/** The searchable text of a screen in lower case: address, heading, sentences, reference codes, label and id. */
const wordsOf = ({ id, address, variant: { heading, label, shows = [], query = '' } }: NamedVariant): string =>
  [address + (address === '*' || typeof query === 'function' ? '' : query), heading, ...shows, label, id].join('\n').toLowerCase();

/** Whether a screen is shown. The script filters by the same words and kinds, so the list is right before it loads. */
const fits = (named: NamedVariant, { search, kind }: Wanted): boolean =>
  (kind === '' || kindOf(named) === kind) && wordsOf(named).includes(search.toLowerCase().trim());

const all = [...addresses.values()].flat();

/** The number of shown screens, as text. */
export const foundOf = (wanted: Wanted): string => `${all.filter((named) => fits(named, wanted)).length} of ${all.length} screens`;

/** Every screen by journey and address. The others are hidden. */
export const galleryList = (wanted: Wanted): Html[] =>
  screensByJourney.map(([name, screens]) => {
    const shown = variantsOf(screens).some((named) => fits(named, wanted));
    return html`<section class="journey" ${!shown && 'hidden'}>
      <h2 class="nhsuk-heading-s">${name}</h2>
      ${Object.keys(screens).map((address) => addressPart(address, wanted))}
    </section>`;
  });

const [first] = addresses.keys();

/** Whether the variants of an address are unfolded. Without a search, only those of the first address and of the chosen screen are. */
const isOpen = (address: string, { search, kind, scenario }: Wanted): boolean =>
  search.trim() !== '' || kind !== '' || address === first || variants.get(scenario)?.address === address;

/** The gallery page with all variants of an address side by side. */
const sideBySide = (address: string) => `/mock/gallery?address=${encodeURIComponent(address)}`;

function addressPart(address: string, wanted: Wanted): Html {
  const named = addresses.get(address) ?? [];
  return html`<section class="address" ${!named.some((one) => fits(one, wanted)) && 'hidden'}>
    <h3 class="nhsuk-heading-xs">
      <a href="${sideBySide(address)}">${address}</a>
    </h3>
    <details ${isOpen(address, wanted) && 'open'}>
      <summary>${named.length === 1 ? '1 variant' : `${named.length} variants`}</summary>
      <ul class="nhsuk-list">
        ${named.map((one) => entry(one, fits(one, wanted)))}
      </ul>
    </details>
  </section>`;
}

const entry = (named: NamedVariant, shown: boolean): Html =>
  html`<li data-words="${wordsOf(named)}" data-kind="${kindOf(named)}" ${!shown && 'hidden'}>
    <a
      href="/mock/gallery?scenario=${named.id}"
      data-id="${named.id}"
      data-address="${named.address}"
      data-about="${aboutOf(named)}"
      data-shows="${[named.variant.heading, ...(named.variant.shows ?? [])].join('\n')}"
      >${named.address}: ${named.variant.label}</a
    >
  </li>`;

/** The conditions of a variant that its live page does not show. */
function aboutOf({ variant: { device, persona = 'mobile', progress, answers = [] } }: NamedVariant): string {
  const who = progress ? `${persona}, ${progress}` : 'nobody, without a session';
  return [who, ...(device ? [`in a browser that is ${device}`] : []), ...answers].join('; ');
}
