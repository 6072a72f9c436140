import { NotYou } from '@/content/not-you';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { Page } from '@/page/page';
import { useQuery } from '@/page/page-view';
import { paths } from '@/paths';
import { matchChosen, postcodeGiven } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';
import { toChange } from './after-no-match';
import { DetailsList } from './details-list';

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
