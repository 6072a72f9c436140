/** A setting that `npm run test:engines` passes in an environment variable. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start these journeys by npm run test:engines`);
  return value;
}
