import { InsetText } from 'nhsuk-react-components/dist/esm/components/content-presentation/inset-text/InsetText.js';
import { NewTabLink } from '@/page/new-tab-link';

export const MedicalHelp = () => (
  <InsetText>
    <p>
      You do not need NHS login to get care. Contact your GP surgery, or use <NewTabLink href="https://111.nhs.uk">111 online</NewTabLink>{' '}
      or call 111.
    </p>
    <p>Call 999 if someone&apos;s life is at risk.</p>
  </InsetText>
);
