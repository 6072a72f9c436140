import { readRoundTrips, type RoundTrip, writeRoundTrips } from './round-trips';

// In a module separate from the reader, which the first page loads. Round trips start only after a call.

/** Stores a round trip that returns to a path of the app, after the earlier ones. False if storage is blocked or full. */
export const storeRoundTrip = (roundTrip: RoundTrip, backTo: string, earlier: readonly RoundTrip[] = readRoundTrips().taken) =>
  writeRoundTrips([...earlier, roundTrip], backTo);

/** Removes the round trips of a call that is sent again. They must not cause another call in a later document. */
export function forgetRoundTrips(call: string) {
  const { taken, backTo } = readRoundTrips();
  writeRoundTrips(
    taken.filter((roundTrip) => !roundTrip.startsWith(`${call}:`)),
    backTo,
  );
}
