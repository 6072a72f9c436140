import { securityOnThisMachine, testsOfHost } from '../support/hosting-checks';
import { test } from '../support/test';

// The other browser tests run on this server, so their results are valid for a real host.
test.describe('preview', { tag: '@quick' }, () => {
  testsOfHost(test, 'the preview', securityOnThisMachine);
});
