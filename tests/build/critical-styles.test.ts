import { expect, it } from 'vitest';
import { criticalStyles } from '../../hosting/critical-styles';

const html =
  '<html><head></head><body class="supported"><div id="root"><a href="/x">A</a><input class="field"><button>B</button></div></body></html>';

const sheet = [
  ':root{--nobody-reads:1px}',
  'body,button,select{font-family:arial}',
  '.supported .field{margin:0}',
  '.field:focus{outline:4px solid}',
  '.field:not(:active):hover{color:red}',
  '@media screen and (forced-colors:active),(-ms-high-contrast:active){.field{color:buttontext}}',
  'a:visited{color:#330072}',
  '@media print{.field{display:none}.other{display:none}}',
  '.other{color:green}',
  '@media (min-width:40em){.field{margin:1px}.other{margin:2px}}',
  '@font-face{font-family:frutiger;src:url(/frutiger.woff2)}',
  '@keyframes turn{to{opacity:0}}',
  '.field{animation:wait 1s}',
  '@keyframes wait{to{opacity:1}}',
].join('');

it('extracts the rules for the elements of a page in all states, in the order of the sheet', async () => {
  expect(await criticalStyles(html, sheet)).toBe(
    [
      'body,button{font-family:arial}',
      '.supported .field{margin:0}',
      '.field:focus{outline:4px solid}',
      '.field:not(:active):hover{color:red}',
      '@media screen and (forced-colors:active){.field{color:buttontext}}',
      'a:visited{color:#330072}',
      '@media (min-width:40em){.field{margin:1px}}',
      '.field{animation:wait 1s}',
      '@keyframes wait{to{opacity:1}}',
    ].join(''),
  );
});

it('includes the custom properties that the rules read', async () => {
  expect(await criticalStyles(html, ':root{--gap:1px}.field{margin:var(--gap)}')).toBe(':root{--gap:1px}.field{margin:var(--gap)}');
});
