import { defineConfig } from 'vitest/config';
import project from '../../vite.config.ts';

/** The project's own configuration, with the tests of one room. */
export default defineConfig(async (env) => {
  const config = await project(env);
  return { ...config, test: { ...config.test, include: JSON.parse(process.env.POWER_TESTS ?? '[]') } };
});
