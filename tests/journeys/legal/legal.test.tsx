import { screen, within } from '@testing-library/react';
import { firstViews } from '../../../hosting/first-views';
import { byId, expectPage, unloadDocument, visit } from '../../support/user';

const documents = [
  ['/cookies', 'Cookie policy'],
  ['/accessibility', 'Accessibility statement'],
  ['/privacy', 'Privacy notice'],
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/legal-notice', 'Legal notice'],
] as const;

it.each(documents)('links the contents of %s to its sections', async (path, heading) => {
  const { user } = await visit(path);
  await expectPage(path, heading);
  expect(document.title).toBe(`${heading} - NHS login`);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(contents.length).toBeGreaterThan(3);
  for (const entry of contents) {
    const id = (entry.getAttribute('href') ?? '').split('#')[1] ?? '';
    expect(byId(id)).toHaveTextContent(entry.textContent);
  }
  const [, second] = contents;
  if (second) await user.click(second);
  await expect.poll(() => window.location.hash).toBe(`#${second?.getAttribute('href')?.split('#')[1]}`);
});

const goBack = () => screen.queryByRole('link', { name: 'Go back' });

it.each(documents)("shows 'Go back' on %s only with a session or an earlier page, as the views of the build do", async (path) => {
  await visit(path);
  expect(goBack()).not.toBeInTheDocument();
  await unloadDocument();
  await visit(path, { persona: 'mobile' });
  expect(goBack()).toBeVisible();
  expect(firstViews[path]).toEqual({ usual: ['session'], other: ['!session', '!earlierEntry'] });
});

it.each([
  ['/cookies', /^cookiePreference.*365 days$/],
  ['/cookies', /^remember_my_device.*180 days$/],
  ['/privacy', /^General logs.*1 year\.$/],
  ['/privacy', /^Audit events.*8 years\.$/],
])('states on %s how long it is kept: %s', async (path, row) => {
  await visit(path);
  expect(screen.getByRole('row', { name: row })).toBeVisible();
});

it('shows in the accessibility statement when a user is logged out, and what to do then, and promises a reply within 48 hours', async () => {
  await visit('/accessibility');
  expect(screen.getAllByText(/48 hours/).length).toBeGreaterThan(0);
  const warnings = 'We tell you 10 minutes before, and again 2 minutes before, but we cannot give you more time';
  expect(screen.getByText(new RegExp(`log you out after \\d hours?\\. ${warnings}`))).toBeVisible();
  expect(screen.getByText(/2\.2\.1/)).toBeVisible();
  expect(screen.getByText(/log in again/)).toBeVisible();
});
