import { probe } from '../../scripts/contract/probe.mjs';
import { expect, test } from '../support/test';

test('npm run contract finds nothing wrong with this build and the mock backend', { tag: '@quick' }, async ({ baseURL }) => {
  const findings = [];
  for await (const finding of probe({ address: baseURL ?? '' })) findings.push(finding);
  expect(findings.filter(({ advice }) => advice)).toEqual([]);
  // Every call, the renewal of the session, the headers Date and session_id, and four checks of the document.
  expect(findings).toHaveLength(37);
});
