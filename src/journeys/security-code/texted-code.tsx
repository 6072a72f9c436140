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

/** The code of a text message; undefined where the user refuses, or where the browser or an extension cannot give it. */
async function readCode(signal: AbortSignal): Promise<string | undefined> {
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal });
    return credential && 'code' in credential && !signal.aborted ? String(credential.code) : undefined;
  } catch {
    return undefined;
  }
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
    void readCode(abort.signal).then((code) => code && setFilled(fillIn(code)));
    return () => abort.abort();
  }, [loading]);
  return (
    <div role="status" className="nhsuk-u-visually-hidden">
      {filled ? 'We have filled in the security code from your text message' : ''}
    </div>
  );
}
