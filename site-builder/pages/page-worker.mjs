// Starts page-worker.ts in a thread. In the bundle of `npm run build` a file of this name is made of page-worker.ts itself.
import { importSource } from '../engine.mjs';
import { loadEngine } from '../load-engine.mjs';

await loadEngine();
export const { read, render } = await importSource('site-builder/pages/page-worker');
