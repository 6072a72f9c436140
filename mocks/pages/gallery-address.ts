import type { NamedVariant } from '../screens/screens';
import { fileForBrowser } from './file-for-browser';
import { kindOf, kinds } from './gallery-kinds';
import { type Html, html } from './html';
import { page } from './layout';

/** All variants of an address side by side at phone width: `/mock/gallery?address=…` Its script takes a picture when it is scrolled into view. */
export const addressPage = (address: string, variants: readonly NamedVariant[]) =>
  page(
    address,
    html`<link rel="stylesheet" href="/mock/gallery.css" />
      <link rel="stylesheet" href="/mock/gallery-pictures.css" />
      <p>
        A picture opens alone, live and large. The arrow keys move between them.
        <a href="/mock/gallery?search=${encodeURIComponent(address)}">Back to the gallery</a>
      </p>
      <p id="taken" role="status">${variants.length === 1 ? '1 variant' : `${variants.length} variants`}</p>
      <ul class="pictures">
        ${variants.map((named) => picture(named))}
      </ul>
      <script type="module" src="/mock/gallery-pictures.browser.js"></script>`,
  );

const linkTo = ({ address, id }: NamedVariant) => `/mock/gallery?${new URLSearchParams({ search: address, scenario: id })}`;

const picture = (named: NamedVariant): Html =>
  html`<li class="picture" data-id="${named.id}" data-says="${[named.variant.heading, ...(named.variant.says ?? [])].join('\n')}">
    <div class="still" aria-hidden="true"></div>
    <a href="${linkTo(named)}">${named.variant.label}</a>
    <small>${kinds[kindOf(named)]}</small>
  </li>`;

export const pictureScripts = (['gallery-pictures.browser.js', 'gallery-pictures.css', 'arrow-keys.browser.js'] as const).map(
  fileForBrowser,
);
