// Loaded before any test: of a module that a test loads by itself, Stryker believes that only this one test can notice its tables.
import '@/state/saver';
