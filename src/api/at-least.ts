/** Resolves after `ms` milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Settles as `work` does, but not before `minimum` has, so that a spinner does not flash. */
export async function notBefore<Result>(minimum: Promise<void> | undefined, work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, minimum]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
