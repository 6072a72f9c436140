import { isMatched } from '../proofing-answers';
import { helpCode, screen } from '../shared';
import { answered, answeredByName, byNumber, checkHeading, incomplete } from './shared';

const byName = ['Name', 'Maya Ada Grace Okafor', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];

export default screen({
  all: answered,
  usual: { ...checkHeading, label: 'by NHS number', shows: ['Back', ...byNumber, 'Submit information'] },
  'by-name': { ...answeredByName, ...checkHeading, label: 'by name', shows: byName },
  'after-no-match': { ...checkHeading, label: 'checked again after no match', shows: ['Back'], query: '?noMatch' },
  crash: {
    label: 'an exception, as on every page where the app itself has a fault',
    heading: 'Something went wrong',
    shows: ['Sorry, there is a problem with this page. Try again.', 'Try again', helpCode],
    device: 'without-months',
    logs: 'A page could not be shown',
  },
  unanswered: incomplete,
  matched: isMatched,
});
