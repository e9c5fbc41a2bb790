// Failed writes of the output are handled here for every command, whatever prints: the disk is full, or the reader of a
// pipe has gone (`| head`).

/**
 * Reports output that could not be written when the command ends, which then has status 1 unless it failed anyway. If
 * the reader of a pipe has gone, nothing is reported: it has what it wanted, and the command completes its work.
 */
export const reportFailedWrites = () => {
  const errors = [];
  // Without listeners, Node ignores some of these errors and ends the process for others.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', (error) => errors.push(error));
  process.on('exit', () => {
    // `errored` is read too, because the error of the last write may not have been emitted yet.
    const error = [...errors, process.stdout.errored].find((each) => each && each.code !== 'EPIPE');
    if (!error) return;
    console.error(`The output could not be written: ${error.message}.`);
    process.exitCode ||= 1;
  });
};
