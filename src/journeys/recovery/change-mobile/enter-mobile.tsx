import { mobileForm, phoneErrors } from '@/forms/phone-number';
import { StepForm } from '@/forms/step-form';
import { PhoneField } from '@/forms/text-field';
import { paths } from '@/paths';
import { ChangeNumber } from '../change-number';
import { changeMobile } from '../steps/change-phone';

export default function ChangeMobile() {
  return (
    <ChangeNumber of="phoneNumber" title="Change your mobile phone number" back={paths.enterMobileCode}>
      <StepForm schema={mobileForm} errors={phoneErrors} defaultValues={{ mobile: '' }} step={changeMobile}>
        <PhoneField name="mobile" label="New UK mobile number" />
      </StepForm>
    </ChangeNumber>
  );
}
