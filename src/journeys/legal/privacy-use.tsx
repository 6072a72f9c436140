import { Link } from 'react-router-dom';
import { paths } from '@/paths';

export const HowWeCheck = () => (
  <>
    <p>
      For a medium or high level account, we look for your NHS record. We compare what you tell us with the Personal Demographics Service
      (PDS). PDS is the national list of names, addresses, dates of birth and NHS numbers.
    </p>
    <p>For a high level account, we also check that you are the person on that record. There are 2 ways to do this.</p>
    <h3>Checks by computer</h3>
    <p>If you send a photo of your ID and a recording of your face, computer systems:</p>
    <ul>
      <li>read the details on your ID and check that it is real</li>
      <li>check that the recording shows a living person</li>
      <li>compare your face with the photo on the ID</li>
    </ul>
    <p>
      If you use the details from your GP surgery instead, we check them with the surgery's computer system. You do not have to send a photo
      or a recording.
    </p>
    <h3>Checks by people</h3>
    <p>
      If the systems cannot decide, a trained member of staff checks what you sent. A computer alone never makes the final decision to
      refuse you. Staff also look at some of the other checks, to make sure that they are right and fair.
    </p>
    <p>
      Some checks are made for us by other companies. They work under contract, follow our instructions and may not use your information for
      anything else.
    </p>
  </>
);

export const SharingWithServices = () => (
  <>
    <p>
      When you first use NHS login with a connected service, we show you the information that the service asks for. We only share it if you
      agree. We ask you again if the service asks for something new.
    </p>
    <p>You can say no. You will then have to find another way to use that service, because it needs the information to know who you are.</p>
    <p>
      A connected service that gets your information becomes responsible for its own copy. It has its own privacy notice. Read it before you
      agree.
    </p>
    <p>
      The <Link to={paths.termsAndConditions}>terms and conditions</Link> say more about connected services.
    </p>
  </>
);

export const SharingWithNhsSystems = () => (
  <>
    <p>We share information with other NHS systems to:</p>
    <ul>
      <li>find your NHS record when we match you to it</li>
      <li>connect your account to your GP surgery's online services, if you ask for this</li>
      <li>answer you when you contact the help centre</li>
    </ul>
    <p>
      If you have a high level account, you can choose to update the email address and phone number on your NHS record with the ones from
      your NHS login. We do not do this unless you ask us to.
    </p>
    <p>
      We also share information when the law says we must. For example, a court can order it, or the police can need it to solve a crime.
    </p>
  </>
);
