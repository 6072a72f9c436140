import { useHydrated } from '@/delivery/use-hydrated';

/**
 * Tells password managers whose password a form asks for; nothing where nobody knows. A text field that is not shown and not of type
 * hidden, which they may leave out (The Chromium Projects, "Password Form Styles that Chromium Understands"). It appears after hydration: the
 * prerendered view is the same for every user.
 */
export function HiddenUsername({ email }: { email: string }) {
  const hydrated = useHydrated();
  return hydrated && email && <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
