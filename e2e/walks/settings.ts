const given = (name: string) => (process.env[name] === undefined ? undefined : Number(process.env[name]));

/** How much is walked, and which walks: by the environment, see `scripts/walk.mjs`. */
export const settings = {
  /** Of each kind of start. */
  walks: given('WALKS') ?? 1,
  steps: given('WALK_STEPS') ?? 15,
  /** The same in every run of the tests, whose failure is to be of the change at hand; `node scripts/walk.mjs` draws another each time. */
  seed: given('WALK_SEED') ?? 20_261_122,
  /** Where in the walks of a seed the failed one is, as the failure says. */
  path: process.env.WALK_PATH,
};
