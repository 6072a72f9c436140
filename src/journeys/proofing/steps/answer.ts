import type { UnknownAction } from '@reduxjs/toolkit';
import { MIN_AGE_YEARS } from '@/constants';
import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { dobCleared, dobGiven, type Name, nameGiven, nhsNumberGiven, nhsNumberNotKnown, postcodeGiven } from '@/state/events';
import type { Thunk } from '@/state/store';
import { ageOf } from '../date-of-birth';
import type { KnowNhsNumberForm } from '../know-nhs-number.form';
import { isWithinReach } from '../postcode';
import { around, type Question } from '../questions';

const { knowNhsNumber, enterName, enterDob, enterPostcode, youNeedToBeOver11, notAvailableYourArea } = paths.proofing;

/** Remembers an answer and goes on to what follows its question, or to where the answer ends the way. */
const answer =
  (question: Question, event: UnknownAction, deadEnd?: string): Thunk<Promise<Outcome>> =>
  (dispatch, getState) => {
    dispatch(event);
    return Promise.resolve(goTo(deadEnd ?? around(question, getState().proofing).next));
  };

export const answerNhsNumber = (form: KnowNhsNumberForm) =>
  answer(knowNhsNumber, form.choice === 'yes' ? nhsNumberGiven(form.nhsNumber) : nhsNumberNotKnown());

export const answerName = (name: Name) => answer(enterName, nameGiven(name));

/** Spec 2, section 4: who is too young leaves no date of birth behind. */
export const answerDob = (dob: string) =>
  ageOf(dob) < MIN_AGE_YEARS ? answer(enterDob, dobCleared(), youNeedToBeOver11) : answer(enterDob, dobGiven(dob));

export const answerPostcode = ({ postcode }: { postcode: string }) =>
  answer(enterPostcode, postcodeGiven(postcode), isWithinReach(postcode) ? undefined : notAvailableYourArea);
