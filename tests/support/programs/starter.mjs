import { execFile } from 'node:child_process';

/** Starts programs for another process, which asks and is answered by messages (`start-program.ts`). */
process.on('message', ({ id, file, args, options, input }) => {
  const child = execFile(
    file,
    args,
    { ...options, encoding: 'buffer', maxBuffer: 1e9 },
    (error, stdout, stderr) => process.send({ id, isDone: error === null, stdout, stderr }),
  );
  // One that reads nothing may have ended by now; how it went is told above.
  child.stdin.on('error', () => undefined).end(input);
});
process.on('disconnect', () => process.exit());
