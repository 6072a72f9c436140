import { NotYou } from '@/content/not-you';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { stepTo } from '@/outcome/leads-to';
import { Page } from '@/page/page';
import { useQuery } from '@/page/use-query';
import { paths } from '@/paths';
import { matchChosen } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';
import { toChange } from './after-no-match';
import { DetailsList } from './details-list';

export default function CheckYourDetails() {
  const query = useQuery();
  const dispatch = useAppDispatch();
  return (
    <Page title="Check your details" back={query.has('noMatch') ? paths.proofing.noMatch : undefined}>
      {/* Correcting a detail here leads to a look-up; on the page where another way begins it does not. */}
      <DetailsList way={toChange} onChange={() => void dispatch(matchChosen())} />
      <StepForm schema={nothing} step={stepTo(paths.proofing.submit, { submitted: true })} submitLabel="Submit information" />
      <NotYou always />
    </Page>
  );
}
