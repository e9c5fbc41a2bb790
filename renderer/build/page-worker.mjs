// The thread's way into TypeScript; the program is page-worker.ts.
import { register } from 'tsx/esm/api';

register();
await import('./page-worker.ts');
