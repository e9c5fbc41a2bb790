// Entry point of the worker that runs page-worker.ts. The bundle of `npm run build` contains a file of this name compiled from page-worker.ts itself.
import { importSource } from '../engine.mjs';
import { loadEngine } from '../load-engine.mjs';

await loadEngine();
export const { read, render } = await importSource('site-builder/pages/page-worker');
