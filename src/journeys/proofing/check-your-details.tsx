import { NotYou } from '@/content/not-you';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { Page } from '@/page/page';
import { useQuery } from '@/page/use-query';
import { paths } from '@/paths';
import { matchChosen, postcodeGiven } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';
import { toChange } from './after-no-match';
import { DetailsList } from './details-list';

/** Submits the details that the page shows. Its postcode is the answer again, over a later one that cannot be reached. */
const submitDetails: Step<unknown> = () => (dispatch, getState) => {
  const { postcode, outOfAreaPostcode } = getState().proofing;
  if (outOfAreaPostcode) dispatch(postcodeGiven(postcode));
  return Promise.resolve(goTo(paths.proofing.submit, { state: { submitted: true } }));
};

export default function CheckYourDetails() {
  const query = useQuery();
  const dispatch = useAppDispatch();
  return (
    <Page title="Check your details" back={query.has('noMatch') ? paths.proofing.noMatch : undefined}>
      {/* Correcting a detail here leads to a look-up; on the page where another way begins it does not. */}
      <DetailsList way={toChange} onChange={() => void dispatch(matchChosen())} />
      <StepForm schema={nothing} step={submitDetails} submitLabel="Submit information" />
      <NotYou always />
    </Page>
  );
}
