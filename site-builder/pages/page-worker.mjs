// Starts page-worker.ts in a thread of a process that runs the sources, as tests do. In the bundle of the commands a file
// of this name is made of page-worker.ts itself.
import { tsImport } from 'tsx/esm/api';

export const { read, render } = await tsImport('./page-worker.ts', import.meta.url);
