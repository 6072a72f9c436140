import type { PersonaId } from '../../mocks/people/personas';
import { journeys } from '../../scripts/measuring/journeys.mjs';
import { expectNoFileAfterClick } from '../support/held-files';
import { hasTakenOver } from '../support/slow-line';
import { expect, test } from '../support/test';

/** The steps up to the one that opens another document: nothing can be fetched ahead for that. */
const withinTheApp = journeys
  .filter(({ passkey }) => !passkey)
  .map(({ name, screen, persona, steps }) => {
    const opens = steps.findIndex((step, index) => step.opens ?? (index < steps.length - 1 && step.series.includes('document')));
    return { name, screen, persona, steps: opens < 0 ? steps : steps.slice(0, opens + 1).filter((step) => !step.opens) };
  })
  .filter(({ steps }) => steps.length > 0)
  // The account status decides about registration: its files are fetched within the shortest time of the spinner.
  .map((journey) =>
    journey.name === 'Registration' ? { ...journey, screen: 'register/create-account.usual', steps: journey.steps.slice(1) } : journey,
  );

for (const { name, screen, persona, steps } of withinTheApp) {
  test(`fetches no file between a click and the next page: ${name}`, async ({ page, visitor, mock }) => {
    test.slow();
    await visitor.followsScenario(screen, persona as PersonaId | undefined);
    await expectNoFileAfterClick(page, mock, steps);
  });
}

const press = 'Continue';
const email = { 'Email address': 'both@example.com' };
const secret = { Password: 'Passw0rd$1' };
const byCall = { chooses: 'Use my landline to receive a security code by phone call', press, series: [] };
const twoPhones = {
  '/enter-email': [{ types: email, press, series: [] }, { types: secret, press, series: [] }, byCall],
  '/login': [{ types: { ...email, ...secret }, press, series: [] }, byCall],
} as const;

for (const [address, steps] of Object.entries(twoPhones)) {
  test(`fetches no file between a click and the next page: choice between two phones, from ${address}`, async ({ page, visitor, mock }) => {
    await visitor.arrives('both');
    await page.goto(address);
    await hasTakenOver(page);
    await expectNoFileAfterClick(page, mock, steps);
  });
}

test('fetches no file between a click and the next page: passkey', async ({ page, visitor, device, mock }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await device.answers();
  await expectNoFileAfterClick(page, mock, [{ types: { 'Email address': 'passkey@example.com' }, press, series: [] }]);
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
});
