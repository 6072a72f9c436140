export const LegalBasis = () => (
  <>
    <p>
      We must have a reason in law to use your information. These reasons are set out in the UK General Data Protection Regulation (UK
      GDPR).
    </p>
    <h3>Personal information</h3>
    <p>We use your personal information because:</p>
    <ul>
      <li>the law tells us to run NHS login (article 6(1)(c), legal obligation)</li>
      <li>running NHS login is part of our public task (article 6(1)(e), public task)</li>
      <li>you agreed to it (article 6(1)(a), consent). We only rely on this for optional cookies</li>
    </ul>
    <h3>Sensitive information</h3>
    <p>
      We use sensitive information, like the biometric information from your face, because we need it to manage health and care services
      (article 9(2)(h)). The Data Protection Act 2018 also allows this, in paragraph 2 of schedule 1.
    </p>
    <h3>If you live in England</h3>
    <p>
      DHSC has directed us to run NHS login under the Health and Social Care Act 2012. We must do what the direction says, so our legal
      basis is a legal obligation. DHSC's own legal basis is its public task.
    </p>
    <h3>If you live in Scotland, Wales or Northern Ireland</h3>
    <p>
      We give you an NHS login because health bodies in your country have asked us to. Our legal basis is our public task. They are jointly
      responsible with us. You can use NHS login only for the services that they have approved.
    </p>
    <h3>If you live in the Isle of Man</h3>
    <p>
      We give you an NHS login because the Isle of Man's Department of Health and Social Care has asked us to. Our legal basis is our public
      task. The Department is jointly responsible with us. The Isle of Man has its own data protection law, which gives you rights like
      those in this notice.
    </p>
  </>
);
