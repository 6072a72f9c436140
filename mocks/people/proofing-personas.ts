import { wrongTriesAllowed } from '../backend/locks';
import { healthRecords, nobody } from './health-records';
import type { Persona } from './traits';

const { okafor, hughes, smith, begum, walsh, patel, kowalska, grant, evans, taylor, lee, price, armstrong, zoe, morgan } = healthRecords;

const p5 = '["P5.Cp.Cd","P5.Cp.Ck","P5.Cm"]';
const p9 = '["P9.Cp.Cd","P9.Cp.Ck","P9.Cm"]';

/** A new account whose client requests a match to a health record. */
const toMatch = { vtr: p5 } as const;
const refusedSearch = (status: number, message: string) => ({ ...toMatch, recordRefusal: { status, body: { message } } });

/** Susan Taylor, who has one account already, and Kit Lee, who has two. */
const hasOne = { ...toMatch, details: taylor };
const hasTwo = { ...toMatch, details: lee };
const older = { shows: 'Straight back to the service', provenLevel: 'P5', consentNeeded: false, vtr: p5 } as const;

/** Personas with a match to a health record ahead, and the older accounts of some of them. */
export const proofingPersonas = {
  uplift: { ...toMatch, label: 'To be matched', shows: 'A match by number or by name, then consent', details: okafor },
  'uplift-p9': { ...toMatch, label: 'To be matched and proven', shows: 'A match, then the proof of who it is', vtr: p9, details: hughes },
  'special-name': {
    ...toMatch,
    label: 'Accents, apostrophe and hyphen',
    shows: 'A match, for a user born on 29 February',
    // The record has a typographic apostrophe. This one is from a keyboard.
    details: { ...zoe, lastName: "O'Brien-Núñez" },
  },
  forces: { ...toMatch, label: 'Forces postcode', shows: 'A match, although BF is nowhere', details: price },
  border: { ...toMatch, label: 'Border postcode', shows: 'A match: TD is in Scotland, TD15 mostly is not', details: armstrong },
  'no-match': { ...toMatch, label: 'No record', shows: 'No match, by number or by name', details: nobody },
  'several-matches': { ...toMatch, label: 'Two records', shows: 'Several matches by name, one by number', details: smith },
  'number-not-verified': { ...toMatch, label: 'Number not verified', shows: 'A record that was never checked', details: begum },
  'record-invalidated': { ...toMatch, label: 'Record invalidated', shows: 'A record that was withdrawn', details: walsh },
  'record-busy': { ...refusedSearch(429, 'Too many requests'), label: 'Health records busy', shows: '429 from the uplift', details: patel },
  'record-timeout': {
    ...refusedSearch(504, 'Endpoint request timed out'),
    label: 'Health records slow',
    shows: '504 from the uplift',
    details: kowalska,
  },
  'already-uplifted': {
    ...toMatch,
    label: 'Matched already',
    shows: 'Asked for a match that there is: only the proofing API knows',
    provenLevel: 'P5',
    nhsNumber: grant.nhsNumber,
    matchNotNoticed: true,
    details: grant,
  },
  proven: {
    label: 'Proven already',
    shows: 'The highest level of proof, and nothing to ask',
    provenLevel: 'P9',
    consentNeeded: false,
    vtr: p9,
    nhsNumber: morgan.nhsNumber,
  },
  'match-locked': {
    ...toMatch,
    label: 'Match locked',
    shows: 'Too many failed matches, for 15 minutes',
    failedMatches: wrongTriesAllowed,
    details: evans,
  },
  'match-limit': {
    ...toMatch,
    label: 'One match left',
    shows: 'The next failed match locks for 15 minutes',
    failedMatches: wrongTriesAllowed - 1,
    details: nobody,
  },
  duplicate: { ...hasOne, label: 'Has an account', shows: 'The email address of the older account' },
  'duplicate-several': { ...hasTwo, label: 'Has two accounts', shows: 'A reminder to both email addresses' },
  'duplicate-eligible': { ...hasOne, label: 'May replace an account', shows: 'A choice of accounts', replacement: 'eligible' },
  'duplicate-eligible-several': { ...hasTwo, label: 'May replace two accounts', shows: 'A choice of accounts', replacement: 'eligible' },
  'duplicate-not-eligible': { ...hasOne, label: 'May not replace an account', shows: 'CID1116', replacement: 'not-eligible' },
  'duplicate-active': { ...hasOne, label: 'Uses an older account', shows: 'No replacement: active_account', replacement: 'active-account' },
  'existing-account': { ...older, label: "Susan Taylor's older account", nhsNumber: taylor.nhsNumber },
  'first-account': { ...older, label: "Kit Lee's oldest account", nhsNumber: lee.nhsNumber },
  'second-account': { ...older, label: "Kit Lee's other account", nhsNumber: lee.nhsNumber },
} as const satisfies Record<string, Persona>;
