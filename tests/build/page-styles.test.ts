import { describe, expect, it } from 'vitest';
import { kindOf, stylesOfKinds } from '../../hosting/page-styles';

const pageWith = (markup: string) => ({ address: '/x', views: [{ path: '/x', title: 'X', markup, needs: [] }] });

describe('kind of a page', () => {
  it.each([
    ['frame', undefined],
    ['document', pageWith('<h1 class="nhsuk-heading-xl">A</h1><form></form>')],
    ['choice', pageWith('<form><fieldset></fieldset></form>')],
    ['entry', { ...pageWith('<form><input></form>'), address: '/login' }],
    ['code', pageWith('<form><input><div class="nhsuk-checkboxes"></div></form>')],
    ['field', pageWith('<form><input></form>')],
    ['card', pageWith('<div class="nhsuk-card"></div><form></form>')],
    ['text', pageWith('<p>A</p>')],
  ])('is determined for %s', (kind, page) => expect(kindOf(page)).toBe(kind));
});

it('has the styles of all its pages and of the layout, and of no other kind', async () => {
  const index = '<html><head></head><body><div id="root"></div></body></html>';
  const sheet = '.loading{top:0}.a{top:1px}.b{top:2px}.c{top:3px}.other{top:4px}';
  const pages = [pageWith('<p class="a">A</p>'), pageWith('<p class="b">B</p>'), pageWith('<form class="c"><input></form>')];
  const styles = await stylesOfKinds(index, '<main class="loading"></main>', pages, sheet);
  expect(styles.text).toBe('.loading{top:0}.a{top:1px}.b{top:2px}');
  expect(styles.field).toBe('.loading{top:0}.c{top:3px}');
  expect(styles.frame).toBe('.loading{top:0}');
});
