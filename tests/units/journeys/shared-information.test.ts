import fc from 'fast-check';
import { mayBeAsked, sharedInformation } from '@/journeys/consent/shared-information';

const named = { client_display_name: 'Example Health', client_homepage_url: '', terms_uri: '' };
const client = { ...named, approved_scopes: ['openid'], claims: ['email'] };

it.each([
  ['a client with a name, scopes and claims', client, true],
  ['lists that are empty', { ...client, approved_scopes: [], claims: [] }, true],
  ['claims that are no list', { ...client, claims: { userinfo: null } }, true],
  ['claims that are an empty text', { ...client, claims: '' }, true],
  ['no client', null, false],
  ['a client without a name', { ...client, client_display_name: '' }, false],
  ['a client without scopes', { ...client, approved_scopes: null }, false],
  ['a client without claims', { ...client, claims: null }, false],
])('decides whether consent is possible with %s', (_what, given, asked) => expect(mayBeAsked(given)).toBe(asked));

const order = [
  'first names',
  'last name',
  'date of birth',
  'email address',
  'phone numbers',
  'NHS number',
  'how we checked who you are',
  "GP surgery's name and address",
  'registration details for GP online services',
  'unique ID for the service you are registering for',
];

const scopes = [
  ['openid', []],
  ['profile', ['last name', 'date of birth', 'NHS number', 'how we checked who you are']],
  ['basic_demographics', ['last name', 'date of birth', 'how we checked who you are']],
  ['profile_extended', ['first names']],
  ['email', ['email address']],
  ['phone', ['phone numbers']],
  ['landline', ['phone numbers']],
  ['gp_registration_details', ["GP surgery's name and address"]],
  ['gp_integration_credentials', ["GP surgery's name and address", 'registration details for GP online services']],
  ['nhs_app_credentials', ['registration details for GP online services']],
  ['client_metadata', ['unique ID for the service you are registering for']],
] as const;
const known = scopes.map(([scope]) => scope);

it.each(scopes)('lists the information that the scope %s shares: %j', (scope, items) => {
  expect(sharedInformation([scope])).toEqual({ shared: items, others: false });
});

it('lists shared information once and in one order for any order of the scopes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...known)), (asked) => {
      const { shared } = sharedInformation(asked);
      expect(shared).toEqual(order.filter((item) => (shared as readonly string[]).includes(item)));
      expect(shared).toEqual(sharedInformation(asked.toReversed()).shared);
    }),
  );
});

it('lists all shared information for all scopes', () => expect(sharedInformation(known).shared).toEqual(order));

it.each(['constructor', 'toString', '__proto__', 'EMAIL', ''])('refers to the client for the unknown scope "%s"', (scope) => {
  expect(sharedInformation(['odd', 'email', 'odd', scope])).toEqual({ shared: ['email address'], others: true });
});
