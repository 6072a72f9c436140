import { buildForJourneys } from '../e2e.mjs';

/** A build of its own, whatever lies there: a copy of a project has no times to compare. */
process.exitCode = await buildForJourneys();
