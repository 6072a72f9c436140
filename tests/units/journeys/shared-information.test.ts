import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedInformation } from '@/journeys/consent/shared-information';

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

describe('information that a scope shares', () => {
  it.each(scopes)('is for %s: %j', (scope, items) => {
    expect(sharedInformation([scope])).toEqual({ shared: items, others: false });
  });

  it('is listed once and in one order, whatever the order of the scopes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...known)), (asked) => {
        const { shared } = sharedInformation(asked);
        expect(shared).toEqual(order.filter((item) => (shared as readonly string[]).includes(item)));
        expect(shared).toEqual(sharedInformation(asked.toReversed()).shared);
      }),
    );
  });

  it('is complete for all scopes', () => {
    expect(sharedInformation(known).shared).toEqual(order);
  });
});

describe('unknown scope', () => {
  it('refers to the client for an explanation, beside the others', () => {
    expect(sharedInformation(['odd', 'email', 'odd', 'strange'])).toEqual({ shared: ['email address'], others: true });
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'EMAIL', ''])(
    'refers to the client also when it is called "%s"',
    (scope) => {
      expect(sharedInformation([scope])).toEqual({ shared: [], others: true });
    },
  );
});
