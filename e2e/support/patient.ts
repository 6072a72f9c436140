import type { Details } from '../../mocks/people/health-records';
import { type PersonaId, traitsOf } from '../../mocks/people/personas';
import { headingOf, type KnownPage } from './pages';
import { storedIn } from './stored';
import { type Visitor } from './visitor';

type KnownBy = 'number' | 'name';

/** The number with spaces, as in a letter. */
export const spaced = (nhsNumber: string) => nhsNumber.replace(/^(\d{3})(\d{3})/, '$1 $2 ');
/** A date (yyyy-MM-dd) as typed day, month and year. */
export const dateParts = (dob: string) => dob.split('-').reverse().map(Number).map(String);

/** A visitor with a match to a health record ahead: the answers for each page, and the expected results. */
export class Patient {
  constructor(private readonly visitor: Visitor) {}

  private get page() {
    return this.visitor.page;
  }

  /** The persona's details. */
  get details(): Details {
    const { details } = traitsOf(this.visitor.persona as PersonaId);
    if (!details) throw new Error(`${this.visitor.persona} is never matched`);
    return details;
  }

  /** Logs in, which opens the questions about the health record. */
  async logsIn(persona: PersonaId) {
    await this.visitor.startsAt('/enter-mobile-code', persona);
    await this.visitor.givesCode();
    await this.visitor.isOn('/proofing/find-nhs-record', headingOf('/proofing/find-nhs-record'));
  }

  finds = (path: KnownPage, query = '') => this.visitor.finds(path, query);

  async answersNumber(nhsNumber = this.details.nhsNumber) {
    await this.page.getByRole('radio', { name: 'Yes, I know my NHS number' }).check();
    await this.page.getByLabel('NHS number', { exact: true }).fill(spaced(nhsNumber));
    await this.visitor.continues();
  }

  choosesFullName = () => this.visitor.chooses('No, continue with my full name');

  async answersName({ firstName, middleNames, lastName }: Pick<Details, 'firstName' | 'middleNames' | 'lastName'> = this.details) {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Middle names').fill(middleNames);
    await this.page.getByLabel('Last name').fill(lastName);
    await this.visitor.continues();
  }

  async answersDob(dob = this.details.dob) {
    const [day = '', month = '', year = ''] = dateParts(dob);
    await this.fillsDob(day, month, year);
    await this.visitor.continues();
  }

  async fillsDob(day: string, month: string, year: string) {
    await this.page.getByLabel('Day').fill(day);
    await this.page.getByLabel('Month').fill(month);
    await this.page.getByLabel('Year').fill(year);
  }

  async answersPostcode(postcode = this.details.postcode) {
    await this.page.getByLabel('Postcode').fill(postcode);
    await this.visitor.continues();
  }

  /** Answers all questions up to the page of details. `other` replaces the persona's own details. */
  async answersAll(by: KnownBy, other: Partial<Details> = {}) {
    const given = { ...this.details, ...other };
    await this.page.goto('/proofing/know-nhs-number');
    if (by === 'number') await this.answersNumber(given.nhsNumber);
    else {
      await this.choosesFullName();
      await this.visitor.isOn('/proofing/enter-name');
      await this.answersName(given);
    }
    await this.visitor.isOn('/proofing/enter-dob');
    await this.answersDob(given.dob);
    await this.visitor.isOn('/proofing/enter-postcode');
    await this.answersPostcode(given.postcode);
    await this.visitor.isOn('/proofing/check-your-details', 'Check your details');
  }

  submits = () => this.page.getByRole('button', { name: 'Submit information' }).click();

  /** From the first question to the result of the match. */
  async asksForAMatch(persona: PersonaId, by: KnownBy = 'number', other: Partial<Details> = {}) {
    await this.logsIn(persona);
    await this.answersAll(by, other);
    await this.submits();
  }

  /** The value of a row on the page of details. */
  detail = (name: string) => this.page.locator('.nhsuk-summary-list__row', { hasText: name }).locator('dd').first();

  changes = (name: string) => this.page.getByRole('link', { name: `Change ${name}` }).click();

  /** In the identity proofing front end, where this user is proved. The return requests the code again. */
  async provesWhoTheyAre() {
    await this.visitor.isOn('/pyi/patient-online/gp-connect', 'Prove your identity');
    await this.page.getByRole('button', { name: 'I have proved who I am' }).click();
  }

  agreesAndIsHandedOver = () => this.visitor.agreesAndIsHandedOver();

  /** Logs in with another account of the same user, without further questions. */
  async logsInWith(existing: PersonaId) {
    await this.visitor.isOn('/enter-email', 'Enter your email address');
    this.visitor.persona = existing;
    await this.visitor.logsInUpTo('/enter-mobile-code');
    await this.visitor.givesCode();
    await this.visitor.isHandedOver();
  }

  /** Everything that this browser stores for the app. */
  stored = () => storedIn(this.page);
}
