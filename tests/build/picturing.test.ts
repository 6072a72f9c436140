import { expect, it } from 'vitest';
import { match } from '../../scripts/picturing/changes.mjs';
import { contactSheet } from '../../scripts/picturing/sheet.mjs';
import { fileOf } from '../../scripts/picturing/take.mjs';

const screen = (id: string, journey = 'Login') => ({
  ...{ id, journey, address: `/${id}`, label: 'usual', heading: 'Log in', says: [], acts: false, waits: false },
});
const ids = (screens: readonly { id: string }[]) => screens.map(({ id }) => id);

it('matches the screens of two commits by their ids', () => {
  const { both, added, gone } = match([screen('a'), screen('b', 'Old name'), screen('c')], [screen('d'), screen('b'), screen('c')]);
  expect([ids(both), ids(added), ids(gone)]).toEqual([['b', 'c'], ['d'], ['a']]);
  expect(both[0]?.journey).toBe('Login');
});

it('shows each picture of each row on the sheet, by journey, with the change', () => {
  const picture = (side: string) => ({ file: `${side}/${fileOf('login.usual', 'phone')}`, kind: 'phone', caption: side });
  const rows = [['before', 'now', 'difference'].map(picture)];
  const entry = { screen: screen('login.usual'), change: 'phone: 7 points differ', rows };
  const sheet = new DOMParser().parseFromString(contactSheet([entry], '1 changed'), 'text/html');
  expect(Array.from(sheet.images, (image) => image.getAttribute('src'))).toEqual([
    'before/login.usual.phone.png',
    'now/login.usual.phone.png',
    'difference/login.usual.phone.png',
  ]);
  expect(sheet.querySelector('h2')?.textContent).toBe('Login (1)');
  expect(sheet.querySelector('figcaption strong')?.textContent).toBe('phone: 7 points differ');
});

it('escapes the texts of a screen on the sheet', () => {
  const sheet = contactSheet([{ screen: { ...screen('a'), label: '<script>"&' }, rows: [] }], '1 < 2');
  expect(sheet).toContain('&#60;script&#62;&#34;&#38;');
  expect(sheet).toContain('<h1>1 &#60; 2</h1>');
});
