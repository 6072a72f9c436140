import type { UnknownAction } from '@reduxjs/toolkit';
import { goTo, type Outcome } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
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
import { isUnderAge } from '../date-of-birth';
import { isWithinReach } from '../postcode';
import { type Question, stepsAround, withCurrentMarks } from '../questions';

const { knowNhsNumber, enterName, enterDob, enterPostcode, youNeedToBeOver11, notAvailableYourArea } = paths.proofing;

/** Stores an answer and goes to the next question, or to the page `deadEnd` (spec 2, sections 4 and 5). */
const answer =
  (question: Question, event: UnknownAction, deadEnd?: Path): Thunk<Promise<Outcome>> =>
  (dispatch, getState) => {
    dispatch(event);
    const query = new URLSearchParams(location.search);
    return Promise.resolve(goTo(deadEnd ? withCurrentMarks(deadEnd, query) : stepsAround(question, getState().proofing, query).next));
  };

export const answerNhsNumber: Step<string | undefined> = (number) =>
  answer(knowNhsNumber, number ? nhsNumberGiven(number) : nhsNumberNotKnown());

export const answerName: Step<Name> = (name) => answer(enterName, nameGiven(name));

export const answerDob: Step<string> = (dob) =>
  isUnderAge(dob) ? answer(enterDob, dobCleared(), youNeedToBeOver11) : answer(enterDob, dobGiven(dob));

/** Stores an out-of-area postcode in a separate field. Pages show it, but no call sends it. */
export const answerPostcode: Step<{ postcode: string }> = ({ postcode }) =>
  isWithinReach(postcode)
    ? answer(enterPostcode, postcodeGiven(postcode))
    : answer(enterPostcode, postcodeOutOfArea(postcode), notAvailableYourArea);
