import { screen } from '@testing-library/react';
import { type PersonaId, traitsOf } from '../../mocks/people/personas';
import { button, byId, expectPage, fill, fillAndContinue } from './page';
import { enterCode, enterPassword, startSignIn } from './sign-in-steps';
import type { Visit } from './visit';

type User = Visit['user'];

function detailsOf(persona: PersonaId) {
  const { details } = traitsOf(persona);
  if (!details) throw new Error(`${persona} has no details`);
  return details;
}

/** From the client, through password and code, to the start of proofing. */
export async function beginProofing(persona: PersonaId, oidc: Record<string, unknown> = {}) {
  const visited = await startSignIn(persona, oidc);
  await enterPassword(visited.user);
  await enterCode(visited.user, 'text');
  await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
  await visited.user.click(button('Continue'));
  return visited;
}

export async function enterNhsNumber(user: User, persona: PersonaId) {
  await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
  await user.click(byId('choice-1'));
  await fillAndContinue(user, 'nhsNumber', detailsOf(persona).nhsNumber);
}

export async function enterName(user: User, persona: PersonaId) {
  const { firstName, middleNames, lastName } = detailsOf(persona);
  await expectPage('/proofing/enter-name', 'What is your name?');
  await fill(user, 'firstName', firstName);
  await fill(user, 'middleNames', middleNames);
  await fillAndContinue(user, 'lastName', lastName);
}

async function enterDobAndPostcode(user: User, persona: PersonaId) {
  const { dob, postcode } = detailsOf(persona);
  const [year = '', month = '', day = ''] = dob.split('-');
  await expectPage('/proofing/enter-dob', 'What is your date of birth?');
  await fill(user, 'dob-day', day);
  await fill(user, 'dob-month', month);
  await fillAndContinue(user, 'dob-year', year);
  await expectPage('/proofing/enter-postcode', 'What is your postcode?');
  await fillAndContinue(user, 'postcode', postcode);
}

export async function submitDetails(user: User, query = '') {
  await expectPage(`/proofing/check-your-details${query}`, 'Check your details');
  expect(button('Submit information')).toBeEnabled();
  await user.click(button('Submit information'));
}

/** All questions and the submission, by number or by name. */
export async function answerAllQuestions(user: User, persona: PersonaId, by: 'number' | 'name') {
  if (by === 'number') await enterNhsNumber(user, persona);
  else {
    await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    await user.click(byId('choice-2'));
    await user.click(button('Continue'));
    await enterName(user, persona);
  }
  await enterDobAndPostcode(user, persona);
  await submitDetails(user);
}

type Visitor = Pick<Visit, 'user'>;

export const clickContinue = ({ user }: Visitor) => user.click(button('Continue'));

/** Chooses an option by its label, and continues. */
export async function chooseAndContinue({ user }: Visitor, label: string) {
  await user.click(await screen.findByLabelText(label));
  await user.click(button('Continue'));
}

/** Continues through the questions after the number or the name, which are already answered. */
export async function continueThroughQuestions(visited: Visitor) {
  await expectPage('/proofing/enter-dob');
  await clickContinue(visited);
  await expectPage('/proofing/enter-postcode');
  await clickContinue(visited);
}
