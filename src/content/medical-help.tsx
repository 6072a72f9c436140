import { InsetText } from 'nhsuk-react-components/dist/esm/components/content-presentation/inset-text/InsetText.js';
import { NewTabLink } from '@/page/new-tab-link';

/** For users who cannot log in and need care in the meantime. */
export const MedicalHelp = () => (
  <InsetText>
    <p>
      If you need medical help now, use <NewTabLink href="https://111.nhs.uk">111 online</NewTabLink>, call 111 or contact your GP surgery.
    </p>
    <p>Call 999 if somebody&apos;s life is in danger.</p>
  </InsetText>
);
