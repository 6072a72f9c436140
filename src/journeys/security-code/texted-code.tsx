import { useEffect, useState } from 'react';
import { fieldId } from '@/forms/field-ids';
import { useAppSelector } from '@/state/hooks';

declare global {
  interface CredentialRequestOptions {
    otp?: { transport: 'sms'[] };
  }
}

/** Puts the code into its field, unless something stands there already. True when it did. */
function fillIn(code: string): boolean {
  const field = document.getElementById(fieldId('otp'));
  if (!(field instanceof HTMLInputElement) || field.value) return false;
  field.value = code;
  return true;
}

/**
 * Takes the code from the text message, where the browser can and the person allows it (WebOTP API, WICG). It is only filled in:
 * whether this device is remembered is for the person to say, before they continue. Given up while something else is under way.
 */
export function TextedCode() {
  const loading = useAppSelector((state) => state.page.loading);
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (loading || !('OTPCredential' in window)) return undefined;
    const abort = new AbortController();
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: abort.signal }).then(
      (credential) => credential && 'code' in credential && setFilled(fillIn(String(credential.code))),
      () => undefined,
    );
    return () => abort.abort();
  }, [loading]);
  return (
    <div role="status" className="nhsuk-u-visually-hidden">
      {filled ? 'We have filled in the security code from your text message' : ''}
    </div>
  );
}
