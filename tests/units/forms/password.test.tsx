import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { newPasswordForm, passwordRules } from '@/forms/new-password';
import { PasswordField } from '@/forms/password-field';
import { rowsOf } from '../../support/environment';
import { attributesOf, button } from '../../support/user';
import { groupOf, inForm } from './form-around';

const password = <PasswordField name="password" label="Password" hint="Use a long one" autoComplete="new-password" />;
const input = () => screen.getByLabelText('Password');
/** The live region beside the field: the only text between its label, its hint and its button. */
const announced = () =>
  groupOf('password-input')
    .textContent.replace(/^Password(Use a long one)?/, '')
    .replace(/(Show|Hide)$/, '');

/** Replaces the page's form, so that the test sends nothing. */
function open() {
  render(
    inForm(
      <form aria-label="Log in" onSubmit={(event) => event.preventDefault()}>
        {password}
        <button type="submit">Continue</button>
      </form>,
    ),
  );
  return userEvent.setup();
}

it('declares that a password is not corrected, and accepts a pasted one', async () => {
  const user = open();
  expect(attributesOf(input())).toMatchObject({ name: 'password', autocapitalize: 'none', spellcheck: 'false', autocorrect: 'off' });
  expect(input()).toHaveAccessibleDescription('Use a long one');
  await user.click(input());
  await user.paste('Battery Staple 7');
  expect(input()).toHaveValue('Battery Staple 7');
});

it('shows below the password field that Caps Lock is on, until it is off', async () => {
  const user = open();
  expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
  await user.type(input(), '{CapsLock}a');
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
});

it('shows and hides a typed password, and announces each change', async () => {
  const user = open();
  expect(button('Show password')).toHaveTextContent(/^Show$/);
  expect(attributesOf(button('Show password'))).toMatchObject({ 'aria-controls': 'password-input', type: 'button' });
  expect(announced()).toBe('');
  await user.click(button('Show password'));
  expect(input()).toHaveAttribute('type', 'text');
  expect(button('Hide password')).toHaveTextContent(/^Hide$/);
  expect(announced()).toBe('Your password is visible');
  await user.click(button('Hide password'));
  expect(input()).toHaveAttribute('type', 'password');
  expect(button('Show password')).toHaveTextContent(/^Show$/);
  expect(announced()).toBe('Your password is hidden');
});

describe.each([
  ['is sent', (user: ReturnType<typeof open>) => user.click(button('Continue'))],
  ['goes into the cache of the browser', () => act(async () => void window.dispatchEvent(new Event('pagehide')))],
])('password field whose page %s', (_what, leave) => {
  it('hides a shown password when the user leaves the page', async () => {
    const user = open();
    await user.click(button('Show password'));
    await leave(user);
    expect(input()).toHaveAttribute('type', 'password');
    expect(announced()).toBe('Your password is hidden');
  });

  it('announces nothing about a hidden password when the user leaves the page', async () => {
    const user = open();
    await leave(user);
    expect(input()).toHaveAttribute('type', 'password');
    expect(announced()).toBe('');
  });
});

it.each([
  ['the form and the window', ['submit', 'pagehide'], <form key="form">{password}</form>],
  ['the window alone without a form', ['pagehide'], password],
])('removes the listeners of a password field from %s', (_targets, types, field) => {
  const targets = [HTMLFormElement.prototype, window];
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
  const listeners = (spies: typeof added) =>
    spies.flatMap(({ mock }) =>
      mock.calls.filter(([type]) => ['submit', 'pagehide'].includes(type)).map(([type, listener]) => [type, listener]),
    );
  const { unmount } = render(inForm(field));
  const listening = listeners(added);
  expect(listening.map(([type]) => type)).toEqual(types);
  unmount();
  expect(listeners(removed)).toEqual(listening);
});

const codeFor = (password: string) => newPasswordForm.safeParse({ password }).error?.issues[0]?.message;

it.each(
  rowsOf([
    ['PASSWORD_REQUIRED', ''],
    ['PASSWORD_FORMAT', 'A', 'Passw0r', 'passw0rd', '12345678', '        ', 'пароль密码', 'äöüäöüäöü1'],
    // Signs that look like capitals, and a letter whose first half is one (Unicode categories So, Nl and Lt).
    ['PASSWORD_FORMAT', 'Ⓐpassw0rd', 'Ⅷpassw0rd', 'ǅpassw0rd'],
    ['PASSWORD_LONG', `A${'b'.repeat(256)}`],
  ]),
)('refuses the new password %j with %s', (password, code) => expect(codeFor(password)).toBe(code));

// Long ones, so that another minimum concerns only the shortest password.
const scripts = ['ÄÖÜ ÄÖÜ ÄÖÜ ÄÖÜ 1', 'Пароль密码 и другой пароль', 'κωδικός κωδικός Σ', '𐐀passw0rd passw0rd'];

it.each(['Passw0rd', 'a capital at the end A', 'CAPITALS AND NOTHING ELSE', '  Secret  and spaces  ', ...scripts, `A${'b'.repeat(255)}`])(
  'accepts the new password %j unchanged',
  (password) =>
    expect(
      newPasswordForm.safeParse({ password }),
      'The specification has 8 to 256 characters. If it has changed, change the shortest and the longest password',
    ).toMatchObject({ data: { password } }),
);

it('accepts each password that a manager makes by the attribute passwordrules', () => {
  // https://developer.apple.com/password-rules: each password has a required character. Without `allowed` it has no other.
  const {
    minlength,
    maxlength,
    required = '',
    allowed = required,
  } = Object.fromEntries(passwordRules.split(';').map((rule) => rule.trim().split(': ') as [string, string]));
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const classes: Record<string, RegExp> = { upper: /[A-Z]/, lower: /[a-z]/, digit: /\d/, special: /[^A-Za-z\d]/, 'ascii-printable': /./ };
  const one = (name: string) => fc.constantFrom(...ascii.filter((sign) => classes[name]?.test(sign)));
  const others = fc.array(one(allowed), { minLength: Number(minlength) - 1, maxLength: Number(maxlength) - 1, size: 'max' });
  fc.assert(
    fc.property(one(required), others, fc.nat(), (sign, rest, at) => {
      const place = at % (rest.length + 1);
      expect(codeFor([...rest.slice(0, place), sign, ...rest.slice(place)].join(''))).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});
