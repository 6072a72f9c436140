import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Passkey } from '../../mocks/backend/model';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { world } from '../../mocks/server';

/** A request to the browser: for a passkey, or (WebOTP) the code of a text message. */
export interface Asked {
  mediation?: string;
  publicKey: { challenge: ArrayBuffer; rpId: string; allowCredentials?: { id: ArrayBuffer; type: string; transports?: string[] }[] };
  otp?: { transport: string[] };
  signal: AbortSignal;
}
/** The browser's reply. */
export type Reply = (asked: Asked) => Promise<unknown>;

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The public key as authenticators encode it (RFC 9052): EC2, ES256, P-256, x, y. */
function coseKey(): Uint8Array<ArrayBuffer> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const part = (text: string) => Buffer.from(text, 'base64url');
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
  return Uint8Array.from([...head, ...part(x), 0x22, 0x58, 0x20, ...part(y)]);
}

/** The one passkey of this software authenticator. */
export const passkeyId = Buffer.from('passkey-of-the-tests').toString('base64url');

/** Registers this passkey with the mock backend, replacing the persona's own. */
export function registerPasskey(persona: PersonaId) {
  const passkey: Passkey = { id: passkeyId, publicKey: coseKey(), counter: 0, transports: ['internal'] };
  const account = accountByEmail(world(), emailOf(persona));
  if (account) account.passkeys = [passkey];
}

/** The user agrees: signs the challenge as a device does (WebAuthn Level 3, 6.3.3), so that the mock's real verification passes. */
export const agrees: Reply = ({ publicKey: { challenge, rpId } }) => {
  const given = { type: 'webauthn.get', challenge: Buffer.from(challenge).toString('base64url'), origin: location.origin };
  const clientDataJSON = Buffer.from(JSON.stringify(given));
  const presentAndVerified = 0x05;
  const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([presentAndVerified, 0, 0, 0, 0])]);
  const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
  return Promise.resolve({
    id: passkeyId,
    rawId: Buffer.from(passkeyId, 'base64url'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: { authenticatorData, clientDataJSON, signature, userHandle: Buffer.from('person') },
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
  });
};

/** The browser refuses. In a browser a DOMException is an Error; jsdom's is not. */
export const refuses =
  (name: string): Reply =>
  () =>
    Promise.reject(Object.assign(new Error(`The browser fails with ${name}`), { name }));

/** The browser never replies. */
export const neverAnswers: Reply = () => new Promise(() => undefined);

interface Browser {
  /** The reply to a request that shows a dialog. */
  dialog?: Reply;
  /** The reply from the autofill list; without it, the browser has no such list. */
  autofill?: Reply;
  /** Whether it has such a list at present, which it returns on request. */
  hasList?: () => Promise<boolean>;
  /** The reply to a request for the code of a text message; without it, the browser cannot read them. */
  text?: Reply;
  /** Whether it supports the signal that the server does not know a passkey. */
  forgets?: boolean;
  passkeys?: boolean;
}

/** Adds the browser APIs for passkeys and for text message codes, which jsdom lacks. `set-up.ts` removes them. */
export function withAuthenticator(browser: Browser = {}) {
  const { dialog = agrees, autofill, hasList = () => Promise.resolve(true), text, forgets = true, passkeys = true } = browser;
  const dialogs: Asked[] = [];
  const lists: Asked[] = [];
  const texts: Asked[] = [];
  const forgotten = vi.fn(() => Promise.resolve());
  const answerTo = (asked: Asked): Promise<unknown> => {
    const [log, reply] = asked.otp ? [texts, text] : asked.mediation === 'conditional' ? [lists, autofill] : [dialogs, dialog];
    log.push(asked);
    return (reply ?? neverAnswers)(asked);
  };
  const get = (asked: Asked) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      const giveUp = () => reject(Object.assign(new Error('Aborted'), { name: 'AbortError' }));
      if (asked.signal.aborted) giveUp();
      asked.signal.addEventListener('abort', giveUp);
    });
    return Promise.race([aborted, answerTo(asked)]);
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  const methods = {
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(true),
    ...(autofill && { isConditionalMediationAvailable: hasList }),
    ...(forgets && { signalUnknownCredential: forgotten }),
  };
  if (passkeys) vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, methods));
  if (text) vi.stubGlobal('OTPCredential', class {});
  return { dialogs, lists, texts, forgotten };
}

/** Removes what `withAuthenticator` added to the navigator. Its globals are removed with all others. */
export const removeAuthenticator = () => void Reflect.deleteProperty(navigator, 'credentials');

/** A passkey assertion with the least that the contract requires. */
export const signedAssertion = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  clientExtensionResults: {},
} as const;
