// The thread's way into its program, page-worker.ts.
import { programOf } from './program.mjs';

await import(await programOf('renderer/build/page-worker.ts'));
