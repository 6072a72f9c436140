// Loaded before any test. Stryker attributes the tables of a module that a test loads to that test alone.
import '@/state/persistence';

await Promise.all(Object.values(import.meta.glob('/src/journeys/!(dev)/**/*.ts')).map((load) => load()));
