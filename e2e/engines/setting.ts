/** A setting that `node scripts/engines.mjs` passes in an environment variable. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start these journeys by node scripts/engines.mjs`);
  return value;
}
