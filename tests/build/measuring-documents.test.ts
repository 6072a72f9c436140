import { expect, it } from 'vitest';
import { longestOfKinds } from '../../scripts/measuring/documents.mjs';

it('compares the longest document of each kind with its budget', () => {
  const documents = [
    { name: 'index.html', html: 'a' },
    { name: 'login.html', html: '<form>' },
    { name: 'privacy.html', html: '<h1 class="nhsuk-heading-xl">' },
    { name: 'reset/new-password.html', html: '<form>' },
    { name: 'register/enter-email.html', html: `<form>${[...Array(99).keys()].join()}` },
    { name: 'error.html', html: '<p>' },
  ];
  expect(longestOfKinds(documents).map(({ kind, name }) => [kind, name])).toEqual([
    ['frame', 'index.html'],
    ['entry page', 'login.html'],
    ['legal text', 'privacy.html'],
    ['question', 'register/enter-email.html'],
    ['message', 'error.html'],
  ]);
});
