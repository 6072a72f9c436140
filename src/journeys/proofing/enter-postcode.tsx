import { NotYou } from '@/content/not-you';
import { StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { Page } from '@/page/page';
import { useQuery } from '@/page/page-view';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { postcodeForm, postcodeFormErrors } from './postcode';
import { stepsAround } from './questions';
import { answerPostcode } from './steps/answer';

export default function EnterPostcode() {
  const proofing = useAppSelector((state) => state.proofing);
  const { postcode, outOfAreaPostcode, postcodeAskedAgain } = proofing;
  const query = useQuery();
  return (
    <Page title="What is your postcode?" back={stepsAround(paths.proofing.enterPostcode, proofing, query).back}>
      <StepForm
        schema={postcodeForm}
        errors={postcodeFormErrors}
        defaultValues={{ postcode: outOfAreaPostcode || (postcodeAskedAgain ? '' : postcode) }}
        step={answerPostcode}
      >
        <TextField
          name="postcode"
          label="Postcode"
          hint="Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          width="10"
        />
      </StepForm>
      <NotYou always />
    </Page>
  );
}
