import { waitFor } from '@testing-library/react';
import type { FieldErrors } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { lazyForm, type Schema } from '@/delivery/lazy-form';
import { controlOf } from '@/forms/control';
import { choice, email, nothing } from '@/forms/rules';
import { securityCodeForm } from '@/forms/security-code';
import { invalid, noAnswer, stay } from '@/outcome/outcome';
import { openStore } from '../../support/bare-store';
import { expectComplaint } from '../../support/console-guard';
import { field, first, open } from '../../support/form-in-use';

const throwing = z.object({
  otp: z.pipe(
    z.string(),
    z.transform(() => {
      throw new TypeError('A mistake of ours');
    }),
  ),
});
const codesOf = (errors: FieldErrors) => Object.entries(errors).map(([name, error]) => [name, error?.message]);

let form: HTMLFormElement;
let store: ReturnType<typeof openStore>['store'];
const show = vi.fn();

const hold = (values: typeof first = first) =>
  controlOf(form, { errors: {}, first: values, drafts: store.getState().drafts, store, navigation: '/login one', show });

/** A press now; answers what the step was given, and what was shown in the end. */
async function press<Values>(schema: Schema<Values>, refusal?: ReturnType<typeof invalid>, data = new FormData(form)) {
  const send = vi.fn(async (_values: Values) => refusal);
  await hold().press({ schema, data, send });
  return { given: send.mock.calls.map(([values]) => values), shown: (show.mock.lastCall?.[0].errors ?? {}) as FieldErrors };
}

beforeEach(() => {
  ({ form } = open());
  ({ store } = openStore());
  show.mockReset();
});

describe('a press', () => {
  it('gives the step clean values, and shows no errors', async () => {
    field('otp').value = ' 123 456';
    field('remember').checked = true;
    expect(await press(securityCodeForm)).toEqual({ given: [{ otp: '123456', remember: true }], shown: {} });
    expect(await press(nothing)).toEqual({ given: [undefined], shown: {} });
  });

  it('shows a code for each field that is wrong, in their order, and does not run the step', async () => {
    field('email').value = 'a';
    const { given, shown } = await press(z.object({ choice: choice(['one', 'two']), email }));
    expect(given).toEqual([]);
    expect(codesOf(shown)).toEqual([
      ['choice', 'CHOICE_REQUIRED'],
      ['email', 'EMAIL_MIN_LENGTH'],
    ]);
  });

  it('counts what stood there then, and leaves what was typed since', async () => {
    field('otp').value = '123456';
    const data = new FormData(form);
    field('otp').value = '1234567';
    expect((await press(securityCodeForm, undefined, data)).given).toEqual([{ otp: '123456', remember: false }]);
    expect(field('otp')).toHaveValue('1234567');
  });

  it('may have rules that answer later', async () => {
    const later = { '~standard': { ...nothing['~standard'], validate: async () => ({ value: undefined }) } };
    expect((await press(later)).given).toEqual([undefined]);
  });

  it('may have rules that fail to load, which is no answer', async () => {
    // The document has been reloaded for it already.
    sessionStorage.setItem('nhs-login-reloaded-at', String(Date.now()));
    const { schema } = lazyForm<undefined, unknown, never>(() => Promise.reject(new Error('/assets/rules.js')));
    const { given, shown } = await press(schema);
    expect(given).toEqual([]);
    expect(codesOf(shown)).toEqual([['root', 'NO_ANSWER']]);
  });

  it.each([
    ['of the page', throwing],
    ['that came later', lazyForm(() => Promise.resolve({ schema: throwing, step: () => async () => stay })).schema],
  ])('shows a fault of the page when a rule %s throws, and does not run the step', async (_which, schema) => {
    expectComplaint(/^A rule of a form has failed$|A mistake of ours/);
    const { given, shown } = await press<unknown>(schema);
    expect(given).toEqual([]);
    expect(codesOf(shown)).toEqual([['root', 'PAGE_FAULT']]);
  });

  it('shows a refusal by the step once, when it has ended', async () => {
    const { shown } = await press(nothing, invalid('otp', 'OTP_WRONG'));
    expect(codesOf(shown)).toEqual([['otp', 'OTP_WRONG']]);
    expect(show.mock.calls.filter(([{ errors }]) => codesOf(errors).length > 0)).toHaveLength(1);
  });

  it('has another number each time that it fails', async () => {
    await press(nothing, noAnswer);
    await press(nothing, noAnswer);
    const failed = show.mock.calls.map(([shown]) => shown).filter(({ errors }) => errors.root);
    expect(new Set(failed.map(({ attempt }) => attempt)).size).toBe(2);
  });
});

describe('a refused field', () => {
  it('keeps what was typed', async () => {
    field('otp').value = '000 000';
    await press(securityCodeForm, invalid('otp', 'OTP_WRONG'));
    expect(field('otp')).toHaveValue('000 000');
  });

  it('with a wrong password is empty, and has the focus', async () => {
    Object.assign(field('email'), { value: 'some@example.com' });
    field('password').value = 'wrong';
    await press(nothing, invalid('password', 'PASSWORD_WRONG'));
    await waitFor(() => expect(field('password')).toHaveFocus());
    expect(field('password')).toHaveValue('');
    expect(field('email')).toHaveValue('some@example.com');
  });
});
