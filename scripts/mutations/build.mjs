import { buildForJourneys } from '../e2e.mjs';

/** A fresh build, whatever exists: a copy of a project has no file times to compare. */
process.exitCode = await buildForJourneys();
