/**
 * Tells password managers whose password a form asks for. Nothing where no email address is known. A text field that is not shown and not of type hidden, which they may leave
 * out (The Chromium Projects, "Password Form Styles that Chromium Understands").
 */
export const HiddenUsername = ({ email }: { email: string }) =>
  email && <input type="email" autoComplete="username" value={email} readOnly hidden />;
