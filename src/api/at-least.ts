/** Settles as `work` does, but never sooner than after `ms` milliseconds: a spinner that flashes is worse than one that is read. */
export async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
