import { isMatched } from '../proofing-answers';
import { detailsNotChecked, screen, sharing, waitsForAnswer } from '../shared';
import { answered, answeredByName, byNumber, checkHeading, incomplete } from './shared';

const enteredAgain = 'Check what you entered';
const submitted = sharing({ state: { submitted: true } }, waitsForAnswer('uplift-nhs-known', enteredAgain, detailsNotChecked));
const byName = sharing(
  { ...answeredByName, state: { submitted: true } },
  waitsForAnswer('uplift-demog-trace', enteredAgain, detailsNotChecked),
);

export default screen({
  all: { ...answered, heading: 'Checking your details' },
  ...submitted,
  usual: { ...submitted.usual, label: 'waiting for an answer, by NHS number' },
  'by-name': { ...byName.usual, label: 'waiting for an answer, by name' },
  'no-answer-by-name': { ...byName['no-answer'], label: 'no answer, by name' },
  'after-firewall': {
    ...submitted.usual,
    label: 'after the puzzle of the firewall: the look-up is repeated',
    state: undefined,
    returnedFrom: 'uplift:firewall',
  },
  opened: { ...checkHeading, label: 'opened by a link: opens the details', shows: [...byNumber, 'Submit information'] },
  unanswered: incomplete,
  matched: isMatched,
});
