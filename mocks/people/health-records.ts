export interface Details {
  /** Ten digits. */
  nhsNumber: string;
  firstName: string;
  middleNames: string;
  lastName: string;
  /** yyyy-MM-dd */
  dob: string;
  postcode: string;
}

export interface HealthRecord extends Details {
  /** The number was never verified with the person. */
  unverified?: true;
  /** Withdrawn, for example because the person had two records. */
  invalidated?: true;
}

const record = (nhsNumber: string, firstName: string, lastName: string, dob: string, postcode: string) => ({
  nhsNumber,
  firstName,
  middleNames: '',
  lastName,
  dob,
  postcode,
});

/**
 * The index of health records, by person. Nobody has these numbers: they come from the range that is never issued
 * (999 000 0000 to 999 999 9999) and from the service's public test users. Their check digits are valid.
 */
export const healthRecords = {
  okafor: { ...record('9990000018', 'Maya', 'Okafor', '1984-03-15', 'LS1 4AP'), middleNames: 'Ada Grace' },
  hughes: record('9990000026', 'Rhys', 'Hughes', '1972-11-02', 'CF10 3AT'),
  smith: record('9990000034', 'John', 'Smith', '1990-06-21', 'M1 2AB'),
  // Has the same name, birthday and address as the one above, so only the number distinguishes them.
  namesake: record('9990000042', 'John', 'Smith', '1990-06-21', 'M1 2AB'),
  begum: { ...record('9990000050', 'Nadia', 'Begum', '1995-01-30', 'B5 7QX'), unverified: true },
  walsh: { ...record('9990000069', 'Peter', 'Walsh', '1948-12-31', 'NE1 6RT'), invalidated: true },
  patel: record('9990000077', 'Anil', 'Patel', '1979-08-08', 'LE2 3FH'),
  kowalska: record('9990000085', 'Ewa', 'Kowalska', '1988-05-17', 'BS1 5TR'),
  grant: record('9686368973', 'Leroy', 'Grant', '1966-02-01', 'SE15 4JL'),
  evans: record('9686368906', 'Carys', 'Evans', '2001-09-09', 'SA1 3SN'),
  taylor: record('9658218873', 'Susan', 'Taylor', '1957-07-04', 'EX4 6PR'),
  lee: record('9661034524', 'Kit', 'Lee', '1993-04-12', 'NW1 9TQ'),
  price: record('9990000093', 'Tom', 'Price', '1998-10-05', 'BF1 3AD'),
  armstrong: record('9990000107', 'Jean', 'Armstrong', '1961-03-28', 'TD15 1HX'),
  zoe: { ...record('9990000115', 'Zoë', 'O’Brien-Núñez', '2000-02-29', 'IM1 2EF'), middleNames: 'Anaïs' },
  bennett: record('9990000131', 'Grace', 'Bennett', '1976-04-19', 'YO1 7HH'),
  morgan: record('9990000158', 'Idris', 'Morgan', '1963-09-30', 'CF24 3AA'),
} satisfies Record<string, HealthRecord>;

/** A person with a valid number but without a record. */
export const nobody: Details = record('9990000123', 'Sam', 'Nobody', '1980-01-01', 'LS1 1AA');
