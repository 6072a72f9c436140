import type { UnknownAction } from '@reduxjs/toolkit';
import { goTo, type Outcome } from '@/outcome/outcome';
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
import { onSameWay } from '../after-no-match';
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
    const query = new URLSearchParams(location.search);
    return Promise.resolve(goTo(code ? onSameWay(deadEnds[code], query) : around(question, getState().proofing, query).next));
  };

export const answerNhsNumber = (number: string | undefined) => answer(knowNhsNumber, number ? nhsNumberGiven(number) : nhsNumberNotKnown());

export const answerName = (name: Name) => answer(enterName, nameGiven(name));

/** The date of birth of a person who is too young is not kept. */
export const answerDob = (dob: string) =>
  isUnderAge(dob) ? answer(enterDob, dobCleared(), 'DOB_UNDER_MIN_AGE') : answer(enterDob, dobGiven(dob));

/** A postcode out of reach is kept to be shown, where no call finds it. */
export const answerPostcode = ({ postcode }: { postcode: string }) =>
  isWithinReach(postcode)
    ? answer(enterPostcode, postcodeGiven(postcode))
    : answer(enterPostcode, postcodeOutOfArea(postcode), 'POSTCODE_OUT_OF_AREA');
