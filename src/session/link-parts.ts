import { serverNow } from './clock';

/** The formats of the parameters of a reset link. A username may also be an email address. */
export const linkParts = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  code: /^\d{6}$/,
  /** Epoch milliseconds. */
  expiry: /^\d{13}$/,
};

/** Compares with the server's clock, or with the device's before the first answer. */
export const hasExpired = ({ expiry }: { expiry: number }) => expiry < serverNow();
