import { WebAuthnError, type WebAuthnErrorCode } from '@simplewebauthn/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterBrowserError } from '@/journeys/passkey-ceremony/steps/after-browser-error';
import { goTo } from '@/outcome/outcome';

const failed = goTo('/passkey-login-failed');
const error = goTo('/error', { cause: 'exception' });

/** Spec 1, section 4: of all the names of WebIDL's DOMException and of a browser's own errors these two lead to an error. */
const wrong = ['SecurityError', 'UnknownError'];
const unused = [
  'NotAllowedError',
  'AbortError',
  'TimeoutError',
  'ConstraintError',
  'DataError',
  'EncodingError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'ReadOnlyError',
  'SyntaxError',
  'TransactionInactiveError',
  'VersionError',
  'WrongDocumentError',
  'TypeError',
  'RangeError',
];

/** The library's codes; not compiled when it gets another. The code says what the name says. */
const codes: Readonly<Record<WebAuthnErrorCode, true>> = {
  ERROR_CEREMONY_ABORTED: true,
  ERROR_INVALID_DOMAIN: true,
  ERROR_INVALID_RP_ID: true,
  ERROR_INVALID_USER_ID_LENGTH: true,
  ERROR_MALFORMED_PUBKEYCREDPARAMS: true,
  ERROR_AUTHENTICATOR_GENERAL_ERROR: true,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: true,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: true,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: true,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: true,
  ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE: true,
  ERROR_SIGNAL_INVALID_ARGUMENT: true,
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: true,
};

const named = (name: string) => Object.assign(new Error(name), { name });
const throughTheLibrary = (name: string, code: WebAuthnErrorCode) => new WebAuthnError({ message: name, code, cause: named(name) });
const everyCode = Object.keys(codes) as WebAuthnErrorCode[];

describe('exceptions of navigator.credentials.get', () => {
  it.each(unused)('treats %s as a passkey that was not used, whatever the library code', (name) => {
    expect(afterBrowserError(named(name), failed)).toEqual(failed);
    for (const code of everyCode) expect(afterBrowserError(throughTheLibrary(name, code), failed)).toEqual(failed);
  });

  it.each(wrong)('treats %s as an error, whatever the library code', (name) => {
    expect(afterBrowserError(named(name), failed)).toEqual(error);
    for (const code of everyCode) expect(afterBrowserError(throughTheLibrary(name, code), failed)).toEqual(error);
  });

  it('handles any exception name', () => {
    const thrown = fc.oneof(
      fc.anything(),
      fc.string().map(named),
      fc.tuple(fc.string(), fc.constantFrom(...everyCode)).map((of) => throughTheLibrary(...of)),
    );
    fc.assert(
      fc.property(thrown, (anything) => {
        const name = anything instanceof Error ? anything.name : '';
        expect(afterBrowserError(anything, failed)).toEqual(wrong.includes(name) ? error : failed);
      }),
      { numRuns: 500 },
    );
  });
});
