// Loaded before any test. Stryker attributes the tables of a module that a test loads to that test alone.
import '@/state/saver';
