import { useHydrated } from '@/delivery/use-hydrated';

/**
 * Tells password managers which account a password belongs to. Renders nothing if the account is not known. It is a hidden text field,
 * because they may ignore fields of type hidden (The Chromium Projects, "Password Form Styles that Chromium Understands"). It renders after
 * hydration, because the prerendered view is the same for every user.
 */
export function HiddenUsername({ email }: { email: string }) {
  const hydrated = useHydrated();
  return hydrated && email && <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
