import * as z from 'zod/mini';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchBanners } from '@/api/banners';
import { verifyAuthentication } from '@/api/fido2';
import * as login from '@/api/login';
import { upliftRefusal } from '@/api/proofing';
import { submitOtp } from '@/api/security-code';
import * as values from '@/api/values';
import { authApiFailed, expectConsoleMessage, putSession, recordSends, signedAssertion } from '../../support/environment';

const yes = [true, 'true', 'TRUE', ' True ', 1, '1'];
const no = [false, 'false', 'False', 'FALSE\n', 0, '0'];
const unreadable = ['', ' ', 'yes', 'no', 'Y', 'on', 'null', 2, -1, 1.5, {}, [], [true], ['true'], { value: true }];

type Answer = Record<string, unknown>;
const authcode = () => exchangeAuthcode({});
const verify = () => verifyAuthentication({ transaction_id: 't', authentication_credential: signedAssertion });
const accountStatus = () => login.checkAccountStatus('a@example.com');
const password = () => login.passwordLogin({ email: 'a', password: 'b', rmd_token: null });
const code = () => submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' });

/** A flag: its path in an answer, the other members of the answer, and the call. */
type Flag = [path: string, others: Answer, send: () => Promise<unknown>];

const agreementFlags = ['consent_required', 'terms_update_required'].map((name): Flag => [name, {}, authcode]);
const verified: Flag = ['verified', {}, verify];
const optionFlags: Flag[] = [
  ['uplift_required', { status: 'A' }, accountStatus],
  ['allow_p5_before_p9', { status: 'A' }, accountStatus],
  ['landline_registration_enabled', { status: 'A' }, accountStatus],
  ['passkeys_enabled', {}, () => login.checkPasskeyStatus('a')],
  ['authentication_methods.mobile', { authentication_state: 'A' }, password],
  ['authentication_methods.landline', { authentication_state: 'A' }, password],
  ['is_duplicate_phone_number', { id_token: 'a' }, code],
  ['app.showBanner', {}, fetchBanners],
];

const readFrom = (given: Answer, send: () => Promise<unknown>) => {
  putSession();
  recordSends(given);
  return send();
};

function sendWith([path, others, send]: Flag, value: unknown) {
  const [name = '', inner] = path.split('.');
  return readFrom({ ...others, [name]: inner ? { [inner]: value } : value }, send);
}

/** `it.each` would spread a row that is a list. */
const each = (given: readonly unknown[]) => given.map((value) => [value]);

describe.each([...agreementFlags, verified, ...optionFlags])('flag %s', (...flag) => {
  it.each(each(yes))('reads %j in a flag as true', async (given) => expect(await sendWith(flag, given)).toHaveProperty(flag[0], true));

  it.each(each(no))('reads %j in a flag as false', async (given) => expect(await sendWith(flag, given)).toHaveProperty(flag[0], false));
});

describe.each(agreementFlags)('flag %s that affects an agreement', (...flag) => {
  it.each(each([undefined, null]))('reads %j in a flag that affects an agreement as false', async (given) => {
    expect(await sendWith(flag, given)).toHaveProperty(flag[0], false);
  });

  it.each(each(unreadable))('rejects an answer with %j in a flag that affects an agreement', async (given) => {
    expectConsoleMessage(authApiFailed);
    await expect(sendWith(flag, given)).rejects.toMatchObject({ kind: 'answer', status: 200 });
  });
});

describe.each(optionFlags)('flag %s that offers an option', (...flag) => {
  it.each(each([undefined, null, ...unreadable]))('reads %j in a flag that offers an option as false', async (given) => {
    expect(await sendWith(flag, given)).toHaveProperty(flag[0], false);
  });
});

it.each(each([undefined, null, ...unreadable]))('rejects the answer for %j as the flag verified', async (given) => {
  await expect(sendWith(verified, given)).rejects.toMatchObject({ kind: 'answer', status: 200 });
});

describe.each(['account_migration', 'eligible_for_account_migration_journey'] as const)('flag %s of a refused uplift', (name) => {
  it('reads a flag of a refused uplift as others, and an unreadable value as false', () => {
    const read = (given: unknown) => upliftRefusal.parse({ [name]: given })[name];
    expect(yes.map(read)).toEqual(yes.map(() => true));
    expect(no.map(read)).toEqual(no.map(() => false));
    expect([null, ...unreadable].filter(read)).toEqual([]);
  });
});

it.each([
  ['account', 'status', 'CONFIRMED', ['CONFIRMED', 'confirmed', ' Confirmed ']],
  ['sign-in', 'authentication_state', 'RESET_PASSWORD', ['RESET_PASSWORD', 'reset_password', 'Reset_Password\n']],
  ['device', 'rmd_token', 'INVALID', ['INVALID', 'invalid ']],
  ['device', 'rmd_token', 'Token', ['Token']],
])('reads the %s state %s in any case as %s', async (_which, name, expected, states) => {
  const sends = { status: [accountStatus], authentication_state: [password], rmd_token: [password, code] }[name] ?? [];
  for (const state of states)
    for (const send of sends)
      expect(await readFrom({ id_token: 'a', authentication_state: 'A', [name]: state }, send)).toMatchObject({ [name]: expected });
});

const mixed = ['a', null, {}, 1];

it.each<[string, values.Read<unknown>, ...cases: [given: unknown, expected: unknown][]]>([
  ['text', values.text, [' a ', 'a'], [0, '0'], [true, undefined], [['a'], undefined]],
  ['number', values.number, ['48', 48], [' -1.25 ', -1.25], [7, 7]],
  ['number', values.number, ['', undefined], ['4e8', undefined], ['0x10', undefined], ['48 hours', undefined]],
  ['number', values.number, [true, undefined], [[48], undefined]],
  ['constant', values.constant, [' not_found', 'NOT_FOUND'], [{}, undefined]],
  ['oneOf', values.oneOf('a', 'b'), ['B ', 'b'], ['c', undefined], [{}, undefined]],
  ['list', values.list(values.text), [mixed, ['a', '1']], ['a', undefined]],
  ['list', values.list(values.flag), [[false, 'maybe'], [false]]],
  ['oneOrMore', values.oneOrMore(values.text), ['a', ['a']], [{}, []]],
  ['part', values.part(z.object({ a: values.orElse(values.text, '') })), [{ a: null }, { a: '' }]],
  ['part', values.part(z.object({})), [[], undefined], ['a', undefined]],
])('reads values with the reader %s', (_name, read, ...cases) => {
  for (const [given, expected] of cases) expect(read(given)).toEqual(expected);
});

const { needed, ifReadable, ifAbsent, orElse, flag } = values;

it.each<[string, z.ZodMiniType, absent: unknown, unreadable: unknown]>([
  ['needed', needed(flag), 'unusable', 'unusable'],
  ['ifReadable', ifReadable(flag), undefined, undefined],
  ['orElse', orElse(flag, 'instead'), 'instead', 'instead'],
  ['ifAbsent', ifAbsent(flag, 'instead'), 'instead', 'unusable'],
])('reads a schema member with %s', (_name, member, absent, unread) => {
  const schema = z.object({ member });
  const read = (given: object) => {
    const { success, data } = schema.safeParse(given);
    return success ? data.member : 'unusable';
  };
  expect(read({ member: 'false' })).toBe(false);
  expect([read({}), read({ member: undefined }), read({ member: null })]).toEqual([absent, absent, absent]);
  expect(read({ member: 'perhaps' })).toBe(unread);
});
