// The thread's way into its program, thread.ts.
import { runProgram } from '../program/run-program.mjs';

await runProgram('site-builder/threads/thread.ts');
