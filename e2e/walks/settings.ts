const given = (name: string) => (process.env[name] === undefined ? undefined : Number(process.env[name]));

/** The number and the seed of random walks, from the environment, see `scripts/walk.mjs`. */
export const settings = {
  /** For each kind of start. */
  walks: given('WALKS') ?? 1,
  steps: given('WALK_STEPS') ?? 15,
  /** Fixed in test runs, so that a failure belongs to the change. `node scripts/walk.mjs` draws another each time. */
  seed: given('WALK_SEED') ?? 20_261_122,
  /** The path of the failed walk within a seed, from the failure's message. */
  path: process.env.WALK_PATH,
};
