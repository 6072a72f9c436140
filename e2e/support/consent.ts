import type { Visitor } from './visitor';

/** Refuses consent, which opens the page of alternatives. */
export async function doesNotAgree(visitor: Visitor) {
  await visitor.startsAt('/nhs-login-consent');
  await visitor.page.getByRole('link', { name: 'I do not agree to share this information' }).click();
  await visitor.isOn('/consent-confirmation', 'You did not agree to share your login information');
}
