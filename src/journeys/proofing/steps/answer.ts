import type { UnknownAction } from '@reduxjs/toolkit';
import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { dobCleared, dobGiven, type Name, nameGiven, nhsNumberGiven, nhsNumberNotKnown, postcodeGiven } from '@/state/events';
import type { Thunk } from '@/state/store';
import { isUnderAge } from '../date-of-birth';
import { isWithinReach } from '../postcode';
import { around, type Question } from '../questions';

const { knowNhsNumber, enterName, enterDob, enterPostcode, youNeedToBeOver11, notAvailableYourArea } = paths.proofing;

/** Where an answer leads that is well-formed and yet ends the way, by its error code (spec 2, sections 4 and 5). */
const deadEnds = { DOB_UNDER_MIN_AGE: youNeedToBeOver11, POSTCODE_OUT_OF_AREA: notAvailableYourArea } as const;

/** Remembers an answer and goes on to what follows its question, or to its dead end. */
const answer =
  (question: Question, event: UnknownAction, code?: keyof typeof deadEnds): Thunk<Promise<Outcome>> =>
  (dispatch, getState) => {
    dispatch(event);
    return Promise.resolve(goTo(code ? deadEnds[code] : around(question, getState().proofing).next));
  };

export const answerNhsNumber = (number: string | undefined) => answer(knowNhsNumber, number ? nhsNumberGiven(number) : nhsNumberNotKnown());

export const answerName = (name: Name) => answer(enterName, nameGiven(name));

/** Who is too young leaves no date of birth behind. */
export const answerDob = (dob: string) =>
  isUnderAge(dob) ? answer(enterDob, dobCleared(), 'DOB_UNDER_MIN_AGE') : answer(enterDob, dobGiven(dob));

export const answerPostcode = ({ postcode }: { postcode: string }) =>
  answer(enterPostcode, postcodeGiven(postcode), isWithinReach(postcode) ? undefined : 'POSTCODE_OUT_OF_AREA');
