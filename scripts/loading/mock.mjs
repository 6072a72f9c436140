import { serveBuild } from '../measuring/serve.mjs';

// A process of its own, as a back end has: its work is not the visitors'.
const { origin, close } = await serveBuild('dist');
process.once('disconnect', () => void close());
process.send?.(origin);
