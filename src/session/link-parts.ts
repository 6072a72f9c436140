import { serverNow } from './clock';

/** What the parameters of a reset link look like. A username may be an email address instead. */
export const linkParts = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  code: /^\d{6}$/,
  /** Epoch milliseconds. */
  expiry: /^\d{13}$/,
};

/** Compares with the server's clock, or with this device's until an answer has shown the server's time. */
export const hasExpired = ({ expiry }: { expiry: number }) => expiry < serverNow();
