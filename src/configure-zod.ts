import * as z from 'zod/mini';

// Zod's probe for `new Function` would violate the content security policy. Every module with a schema imports this one, so that it runs
// first.
z.config({ jitless: true });
