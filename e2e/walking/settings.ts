const given = (name: string) => (process.env[name] === undefined ? undefined : Number(process.env[name]));

/** How much is walked, and which walks: by the environment, see `.ci/walk.mjs`. */
export const settings = {
  /** Of each kind of start. */
  walks: given('WALKS') ?? 1,
  steps: given('WALK_STEPS') ?? 15,
  /** Drawn anew for every run, so that no two runs walk the same. */
  seed: given('WALK_SEED') ?? Math.floor(Math.random() * 2 ** 31),
  /** Where in the walks of a seed the failed one is, as the failure says. */
  path: process.env.WALK_PATH,
};
