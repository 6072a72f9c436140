import { listedGuards } from '../../mocks/screens/all-screens';
import { journeys } from '../../mocks/screens/screens';

type GuardName = (typeof listedGuards)[keyof typeof listedGuards][number];
const guards: Readonly<Record<string, readonly GuardName[]>> = listedGuards;

/** Every address of the specifications' list with its guards in order. */
export const addresses = Object.values(journeys)
  .flatMap((screens) => Object.keys(screens))
  .map((path): readonly [path: string, ...guards: GuardName[]] => [path, ...(guards[path] ?? [])]);
