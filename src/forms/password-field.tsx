import { type KeyboardEvent, useEffect, useState } from 'react';
import { useHydrated } from '@/delivery/later';
import { Button } from '@/page/button';
import { fieldId, useField } from './field';
import { TextInput, type TextInputProps } from './text-field';

interface PasswordFieldProps extends Pick<TextInputProps, 'label' | 'hint' | 'passwordrules'> {
  name: string;
  /** For password managers: whether the password already exists. */
  autoComplete: 'current-password' | 'new-password';
}

/** The design system's password input by its classes, because the script of the library's component would add 3 kB to the first page. */
export function PasswordField({ name, ...input }: PasswordFieldProps) {
  const { registration, error } = useField(name);
  // Undefined until the first click, because only a change is announced.
  const [shown, setShown] = useState<boolean>();
  const [capsLock, setCapsLock] = useState(false);
  const id = fieldId(name);

  // As in the library, the password is hidden again on submit and when the browser restores the page.
  useEffect(() => {
    const hide = () => setShown((was) => was && false);
    const form = document.getElementById(id)?.closest('form');
    form?.addEventListener('submit', hide);
    window.addEventListener('pagehide', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      window.removeEventListener('pagehide', hide);
    };
  }, [id]);

  const checkCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggle = (
    <>
      <div aria-live="polite" className="nhsuk-u-visually-hidden">
        {shown !== undefined && (shown ? 'Your password is visible' : 'Your password is hidden')}
      </div>
      <Button
        type="button"
        className="nhsuk-button nhsuk-button--secondary nhsuk-button--small nhsuk-password-input__toggle"
        aria-controls={id}
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </>
  );
  return (
    <>
      <TextInput
        {...registration}
        {...input}
        id={id}
        type={shown ? 'text' : 'password'}
        className="nhsuk-password-input__input"
        groupClassName="nhsuk-password-input"
        beside={toggle}
        error={error}
        width="20"
        onKeyDown={checkCapsLock}
        onKeyUp={checkCapsLock}
      />
      <div aria-live="polite">{capsLock && <p className="nhsuk-hint">Caps Lock is on</p>}</div>
    </>
  );
}

// Not of type hidden, which they may ignore (The Chromium Projects, "Password Form Styles that Chromium Understands").
/** The account of a password, for password managers. After hydration, because the prerendered view is the same for every user. */
export function HiddenUsername({ email }: { email: string }) {
  const hydrated = useHydrated();
  return hydrated && email && <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
