import { mobileForm, phoneErrors } from '@/forms/phone-number';
import { StepForm } from '@/forms/step-form';
import { PhoneField } from '@/forms/text-field';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { ChangeExplained } from '../change-explained';
import { ChangePending, useChangePending } from '../change-pending';
import { changeMobile } from '../steps/change-phone';

export default function ChangeMobile() {
  if (useChangePending()) return <ChangePending of="phoneNumber" />;
  return (
    <Page title="Change your mobile phone number" back={paths.enterMobileCode}>
      <ChangeExplained />
      <StepForm schema={mobileForm} errors={phoneErrors} defaultValues={{ mobile: '' }} step={changeMobile}>
        <PhoneField name="mobile" label="New UK mobile number" />
      </StepForm>
    </Page>
  );
}
