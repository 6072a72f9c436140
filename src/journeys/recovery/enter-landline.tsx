import { landlineForm, phoneErrors } from '@/forms/phone-number';
import { StepForm } from '@/forms/step-form';
import { PhoneField } from '@/forms/text-field';
import { paths } from '@/paths';
import { ChangeNumber } from './enter-mobile';
import { changeLandline } from './steps/change-phone';

export default function ChangeLandline() {
  return (
    <ChangeNumber of="landlineNumber" title="Change your landline number" back={paths.getCallLandline}>
      <StepForm schema={landlineForm} errors={phoneErrors} defaultValues={{ landline: '' }} step={changeLandline}>
        <PhoneField name="landline" label="New UK landline number" />
      </StepForm>
    </ChangeNumber>
  );
}
