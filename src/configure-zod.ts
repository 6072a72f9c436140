import * as z from 'zod/mini';

// Its probe for `new Function` would violate the content security policy. Imported wherever a schema is used, so that it comes first.
z.config({ jitless: true });
