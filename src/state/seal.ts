// Has no imports, because the mock encrypts with it too, outside a build with settings.

const encode = (text: string) => new TextEncoder().encode(text);
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));

/** The length that NIST SP 800-38D recommends for AES-GCM, in bytes. */
const NONCE_BYTES = 12;

/** A key that only the holder of this session id can derive (HKDF, RFC 5869). Rejects where the browser has no Web Crypto. */
export async function keyOf(sessionId: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encode(sessionId), 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode('nhs-login stored state') };
  return crypto.subtle.deriveKey(hkdf, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const cipher = (nonce: BufferSource, about: string) => ({ name: 'AES-GCM', iv: nonce, additionalData: encode(about) });

/** Encrypts a text and binds it to what it is `about` (AES-GCM: nonce, ciphertext and tag in base64). */
export async function seal(key: CryptoKey, about: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(cipher(nonce, about), key, encode(text));
  return base64Of(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** Decrypts a sealed text. Rejects if the key, the text or `about` is not the same. */
export async function unseal(key: CryptoKey, about: string, sealed: string): Promise<string> {
  const bytes = bytesOf(sealed);
  const text = await crypto.subtle.decrypt(cipher(bytes.slice(0, NONCE_BYTES), about), key, bytes.slice(NONCE_BYTES));
  return new TextDecoder().decode(text);
}
