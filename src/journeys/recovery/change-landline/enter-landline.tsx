import { landlineForm, phoneErrors } from '@/forms/phone-number';
import { StepForm } from '@/forms/step-form';
import { PhoneField } from '@/forms/text-field';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { ChangeExplained } from '../change-explained';
import { ChangePending, useChangePending } from '../change-pending';
import { changeLandline } from '../steps/change-phone';

export default function ChangeLandline() {
  if (useChangePending()) return <ChangePending of="landlineNumber" />;
  return (
    <Page title="Change your landline number" back={paths.getCallLandline}>
      <ChangeExplained />
      <StepForm schema={landlineForm} errors={phoneErrors} defaultValues={{ landline: '' }} step={changeLandline}>
        <PhoneField name="landline" label="New UK landline number" />
      </StepForm>
    </Page>
  );
}
