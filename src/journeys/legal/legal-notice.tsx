import { config } from '@/config';
import { DocumentPage, Section } from '@/content/document/document-page';
import { Link, NewTabLink } from '@/page/link';
import { paths } from '@/paths';

export default function LegalNotice() {
  return (
    <DocumentPage title="Legal notice">
      <Section id="computer-misuse" heading="Computer misuse warning">
        <div className="nhsuk-inset-text">
          <p>
            <strong>You must have permission to use this computer system. Using it without permission is a crime.</strong>
          </p>
        </div>
        <p>
          Section 1 of the Computer Misuse Act 1990 makes it an offence to use a computer to get into a program or information when you know
          that you are not allowed to. It does not matter if you do no damage. Trying is enough.
        </p>
        <p>A court can fine you, send you to prison, or both.</p>
      </Section>
      <Section id="what-is-allowed" heading="What you may and may not do">
        <p>You may use NHS login to log in to your own account, as our terms and conditions say. You are not allowed to:</p>
        <ul>
          <li>log in to someone else's account, or try to</li>
          <li>guess or test passwords and security codes</li>
          <li>get into parts of the system that are not meant for you</li>
          <li>change or damage the system, or stop other people from using it</li>
        </ul>
        <p>
          Read the <Link to={paths.termsAndConditions}>terms and conditions</Link>.
        </p>
      </Section>
      <Section id="what-we-record" heading="What we record">
        <p>
          We record how this system is used and look for signs of misuse. If we think that someone has broken the law, we may give these
          records to the police.
        </p>
        <p>
          Our <Link to={paths.privacy}>privacy notice</Link> says what we record and how long we keep it.
        </p>
      </Section>
      <Section id="report-misuse" heading="Tell us about misuse">
        <p>
          If you think that someone has used your account, <Link to={paths.reset.checkEmail}>reset your password</Link> and{' '}
          <NewTabLink href={config.helpCentreUrl}>tell us through the help centre</NewTabLink>.
        </p>
      </Section>
    </DocumentPage>
  );
}
