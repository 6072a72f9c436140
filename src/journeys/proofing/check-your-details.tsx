import { useSearchParams } from 'react-router-dom';
import { Page } from '@/content/page';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { turnTo } from '@/outcome/turn';
import { paths } from '@/paths';
import { DetailsList } from './details-list';

export default function CheckYourDetails() {
  const [query] = useSearchParams();
  return (
    <Page title="Check your details" back={query.has('noMatch') ? paths.proofing.noMatch : undefined}>
      <DetailsList />
      <StepForm schema={nothing} step={turnTo(paths.proofing.submit)} submitLabel="Submit information" />
    </Page>
  );
}
