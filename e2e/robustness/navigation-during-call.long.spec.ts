import type { Page } from '@playwright/test';
import { password } from '../../mocks/people/personas';
import { hold } from '../support/held-call';
import { expect, test } from '../support/test';

/** From now on, the addresses gone to, and the titles and alerts that a screen reader would read out; the first one is this page's. */
async function listen(page: Page) {
  const gone: string[] = [];
  page.on('framenavigated', (frame) => void gone.push(new URL(frame.url()).pathname));
  const announced = await page.evaluateHandle(() => {
    const said = [document.title];
    new MutationObserver(() => {
      const alerts = [...document.querySelectorAll('.nhsuk-error-summary, [role=alert]')].map(({ textContent }) => textContent);
      for (const text of [document.title, ...alerts]) if (!said.includes(text)) said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
    return said;
  });
  return { gone, announced: () => announced.jsonValue() };
}

const titles = (...headings: string[]) => headings.map((heading) => `${heading} - NHS login`);

for (const [answer, typed] of [
  ['right', password],
  ['wrong', 'not the password'],
] as const) {
  test(`who leaves while a ${answer} password is checked hears no more of it`, async ({ visitor, page, mock }) => {
    await visitor.comesTo('/log-in-password', 'both');
    const letGo = await hold(page, '/api/login/password');
    await visitor.givesPassword(typed);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/enter-email\?client_id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
    const { gone, announced } = await listen(page);
    await letGo();
    visitor.persona = 'straight-back';
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password', 'Enter your password');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    expect(gone).toEqual(['/log-in-password', '/enter-mobile-code']);
    expect(await announced()).toEqual(titles('Enter your email address', 'Enter your password', 'Enter the security code'));
    expect(await mock.calls('/api/login/password')).toHaveLength(2);
    await visitor.givesCode();
    await visitor.isHandedOver();
  });
}

test('who goes back while the record is looked for stays there, and may change an answer', async ({ patient, visitor, page }) => {
  await patient.logsIn('no-match');
  await patient.answersAll('number');
  const letGo = await hold(page, '/api/proofing/p5-uplift-nhs-known');
  await patient.submits();
  await visitor.isOn('/proofing/submit');
  await page.goBack();
  await visitor.isOn('/proofing/check-your-details', 'Check your details');
  const { gone, announced } = await listen(page);
  await letGo();
  await patient.changes('postcode');
  await visitor.isOn('/proofing/enter-postcode?change', 'What is your postcode?');
  await patient.answersPostcode('LS1 9ZZ');
  await visitor.isOn('/proofing/check-your-details', 'Check your details');
  expect(gone).toEqual(['/proofing/enter-postcode', '/proofing/check-your-details']);
  expect(await announced()).toEqual(titles('Check your details', 'What is your postcode?'));
  await patient.submits();
  await visitor.isOn('/proofing/no-match', 'We cannot find a match');
});
