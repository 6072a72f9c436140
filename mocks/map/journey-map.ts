import { readApp } from './app-edges';
import { mapOf } from './drawing';
import type { Edge, JourneyMap } from './edge';

/** The map as the app is now, with the ways that the tests recorded last have travelled. */
export const journeyMap = async (read?: Edge[]): Promise<JourneyMap> => mapOf(read ?? (await readApp()).edges);
