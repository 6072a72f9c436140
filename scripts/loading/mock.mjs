import { serveBuild } from '../measuring/serve.mjs';

// A separate process, as a back end is, so that its work does not slow down the visitors.
const { origin, close } = await serveBuild('dist');
process.once('disconnect', () => void close());
process.send?.(origin);
