import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { exampleClient } from '../backend/provider/example-client';
import { ok, refused } from './answers';

const { authcode, consent, 'client-info': clientInfo, 'terms-update': terms } = calls;
const unsafe = { id_token: 'e30.e30.e30', Location: 'javascript:alert(1)', consent_required: false, terms_update_required: false };
const { terms_uri: _terms, ...withoutTerms } = exampleClient;
const sparse = { ...withoutTerms, approved_scopes: ['openid', 'no_such_scope'], claims: [] };

/** Authorisation code, client information, consent and terms (spec 1, section 8). */
export const handBackScenarios = {
  'authcode.cid2011': { label: 'NHS number problem, CID2011', call: authcode, answer: refused(403, 'NHS number mismatch', 'CID2011') },
  'authcode.cid2012': { label: 'login disabled, CID2012', call: authcode, answer: refused(403, 'Login is disabled', 'CID2012') },
  'authcode.disabled': { label: 'account disabled (401)', call: authcode, answer: refused(401, 'Account is disabled') },
  'authcode.unknown-code': { label: 'a reference nobody knows', call: authcode, answer: refused(400, 'Something else', 'CID9999') },
  'authcode.unsafe-location': { label: 'unsafe address to go back to', call: authcode, answer: ok(unsafe) },
  'client-info.unknown-client': {
    label: 'unknown client',
    call: clientInfo,
    answer: { status: 404, json: { message: 'Client not found' } },
  },
  'client-info.only-openid': { label: 'nothing to share', call: clientInfo, answer: ok({ ...exampleClient, approved_scopes: ['openid'] }) },
  'client-info.without-scopes': { label: 'no list of scopes', call: clientInfo, answer: ok({ ...exampleClient, approved_scopes: null }) },
  'client-info.without-claims': { label: 'no list of claims', call: clientInfo, answer: ok({ ...exampleClient, claims: null }) },
  'client-info.sparse': { label: 'no terms, unknown scopes', call: clientInfo, answer: ok(sparse) },
  'client-info.nameless': { label: 'no name', call: clientInfo, answer: ok({ ...exampleClient, client_display_name: ' ' }) },
  'consent.refused': { label: 'refused (400)', call: consent, answer: { status: 400, json: { message: 'Invalid request' } } },
  'terms-update.refused': { label: 'refused (400)', call: terms, answer: { status: 400, json: { message: 'Invalid request' } } },
} as const satisfies Record<string, Scenario>;
