import { useEffect, useState } from 'react';
import { fieldId } from '@/forms/field';
import { useAppSelector } from '@/state/hooks';

declare global {
  interface CredentialRequestOptions {
    otp?: { transport: 'sms'[] };
  }
}

function fillIn(code: string): boolean {
  const field = document.getElementById(fieldId('otp'));
  if (!(field instanceof HTMLInputElement) || field.value) return false;
  field.value = code;
  return true;
}

/** The code of a text message. Undefined if the user declines, or the browser or an extension cannot read it. */
async function readCode(signal: AbortSignal): Promise<string | undefined> {
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal });
    return credential && 'code' in credential && !signal.aborted ? String(credential.code) : undefined;
  } catch {
    return undefined;
  }
}

/** Fills in the code of the text message (WebOTP API, WICG), if browser and user allow it. Submits nothing. Aborted during a step. */
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
