import { readApp } from './app-edges';
import { mapOf } from './drawing';
import type { Edge, JourneyMap } from './edge';

/** The map of the present app, marked with the transitions that the last recorded tests have covered. */
export const journeyMap = async (read?: Edge[]): Promise<JourneyMap> => mapOf(read ?? (await readApp()).edges);
