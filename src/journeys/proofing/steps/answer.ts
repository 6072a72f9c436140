import type { UnknownAction } from '@reduxjs/toolkit';
import { goTo, type Outcome } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import {
  dobCleared,
  dobGiven,
  type Name,
  nameGiven,
  nhsNumberGiven,
  nhsNumberNotKnown,
  postcodeGiven,
  postcodeOutOfArea,
} from '@/state/events';
import type { Thunk } from '@/state/store';
import { withCurrentMarks } from '../after-no-match';
import { isUnderAge } from '../date-of-birth';
import { isWithinReach } from '../postcode';
import { type Question, stepsAround } from '../questions';

const { knowNhsNumber, enterName, enterDob, enterPostcode, youNeedToBeOver11, notAvailableYourArea } = paths.proofing;

/** Pages for valid answers that end the journey, by error code (spec 2, sections 4 and 5). */
const deadEnds = { DOB_UNDER_MIN_AGE: youNeedToBeOver11, POSTCODE_OUT_OF_AREA: notAvailableYourArea } as const;

const answer =
  (question: Question, event: UnknownAction, code?: keyof typeof deadEnds): Thunk<Promise<Outcome>> =>
  (dispatch, getState) => {
    dispatch(event);
    const query = new URLSearchParams(location.search);
    return Promise.resolve(goTo(code ? withCurrentMarks(deadEnds[code], query) : stepsAround(question, getState().proofing, query).next));
  };

export const answerNhsNumber: Step<string | undefined> = (number) =>
  answer(knowNhsNumber, number ? nhsNumberGiven(number) : nhsNumberNotKnown());

export const answerName: Step<Name> = (name) => answer(enterName, nameGiven(name));

export const answerDob: Step<string> = (dob) =>
  isUnderAge(dob) ? answer(enterDob, dobCleared(), 'DOB_UNDER_MIN_AGE') : answer(enterDob, dobGiven(dob));

/** Stores an out-of-area postcode in a separate field. Pages show it, but no call sends it. */
export const answerPostcode: Step<{ postcode: string }> = ({ postcode }) =>
  isWithinReach(postcode)
    ? answer(enterPostcode, postcodeGiven(postcode))
    : answer(enterPostcode, postcodeOutOfArea(postcode), 'POSTCODE_OUT_OF_AREA');
