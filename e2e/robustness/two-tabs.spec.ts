import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test(
  'hands over once in one of two tabs, and ends the journey in the other',
  { tag: '@quick' },
  async ({ visitor, page, context, mock }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    const other = await context.newPage();
    await other.goto('/nhs-login-consent');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Agree to share your login information');
    const [handedOver = [], ended = []] = [page, other].map((tab) => {
      const paths: string[] = [];
      tab.on('framenavigated', (frame) => frame === tab.mainFrame() && paths.push(new URL(frame.url()).pathname));
      return paths;
    });
    await visitor.agrees();
    await visitor.isHandedOver();
    await new Visitor(other, mock).isOn('/session-invalid', 'You carried on in another tab');
    await expect(other.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
    // The page removes its message from the history, which is not a navigation.
    expect(new Set(ended)).toEqual(new Set(['/session-invalid']));
    expect(handedOver.filter((path) => path === '/mock/callback')).toHaveLength(1);
  },
);

test('continues a login in two tabs until one of them uses the code', { tag: '@quick' }, async ({ visitor, page, context, mock }) => {
  await visitor.signsInUpTo('/log-in-password');
  const other = new Visitor(await context.newPage(), mock);
  await other.page.goto('/log-in-password');
  await other.givesPassword();
  await other.isOn('/enter-mobile-code');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await other.isOn('/session-invalid', 'You carried on in another tab');
  await visitor.agrees();
  await visitor.isHandedOver();
  expect(page.url()).toContain('/mock/callback');
});
