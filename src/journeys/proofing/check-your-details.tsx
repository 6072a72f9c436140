import '@/content/summary-list.scss';
import { format } from 'date-fns/format';
import { SummaryList } from 'nhsuk-react-components/dist/esm/components/content-presentation/summary-list/SummaryList.js';
import type { ReactNode } from 'react';
import { NotYou } from '@/content/not-you';
import { Verbatim } from '@/content/verbatim';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { useQuery } from '@/page/page-view';
import { type Path, paths } from '@/paths';
import { matchChosen, postcodeGiven } from '@/state/events';
import { useAppDispatch, useStateOnArrival } from '@/state/hooks';
import { spacedNhsNumber } from './nhs-number';
import { toChange, type withCurrentMarks } from './questions';

interface DetailsListProps {
  /** Makes the address of a question, with the page to return to. */
  linkTo: typeof withCurrentMarks;
  onChange?: () => void;
}

/** The answers so far, with the number or the name, whichever the user gave (spec 2, section 2, "confirm-your-details"). */
export function DetailsList({ linkTo, onChange }: DetailsListProps) {
  const query = useQuery();
  const { knowNhsNumber, nhsNumber, firstName, middleNames, lastName, dob, postcode } = useStateOnArrival((state) => state.proofing);
  const fullName = [firstName, middleNames, lastName].filter(Boolean).join(' ');
  const row = (name: string, value: ReactNode, question: Path) => (
    <SummaryList.Row>
      <SummaryList.Key>{name}</SummaryList.Key>
      <SummaryList.Value>{value}</SummaryList.Value>
      <SummaryList.Action
        asElement={Link}
        to={linkTo(question, query)}
        onClick={onChange}
        visuallyHiddenText={name.toLowerCase().replace('nhs', 'NHS')}
      >
        Change
      </SummaryList.Action>
    </SummaryList.Row>
  );
  return (
    <SummaryList>
      {knowNhsNumber
        ? row('NHS number', <Verbatim>{spacedNhsNumber(nhsNumber)}</Verbatim>, paths.proofing.knowNhsNumber)
        : row('Name', <Verbatim>{fullName}</Verbatim>, paths.proofing.enterName)}
      {row('Date of birth', format(`${dob}T00:00:00`, 'd MMMM y'), paths.proofing.enterDob)}
      {row('Postcode', <Verbatim>{postcode}</Verbatim>, paths.proofing.enterPostcode)}
    </SummaryList>
  );
}

/** Submits the details on the page. Its postcode becomes the answer again, instead of a later one that is out of area. */
const submitDetails: Step<unknown> = () => (dispatch, getState) => {
  const { postcode, outOfAreaPostcode } = getState().proofing;
  if (outOfAreaPostcode) dispatch(postcodeGiven(postcode));
  return Promise.resolve(goTo(paths.proofing.submit, { state: { submitted: true } }));
};

export default function CheckYourDetails() {
  const query = useQuery();
  const dispatch = useAppDispatch();
  return (
    <Page title="Check your details" back={query.has('noMatch') ? paths.proofing.noMatch : paths.proofing.enterPostcode}>
      {/* Correcting a detail on this page continues to a look-up. */}
      <DetailsList linkTo={toChange} onChange={() => void dispatch(matchChosen())} />
      <StepForm schema={nothing} step={submitDetails} submitLabel="Submit information" />
      <NotYou always />
    </Page>
  );
}
