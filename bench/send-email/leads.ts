import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFormFunctions } from '../../lambda/build.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { findings } from './faults/findings.ts';
import { runFaults } from './faults/run.ts';
import { createCommand, parseOptions } from '../../scripts/cli.ts';
import { cpuSeconds, machine } from '../machine.ts';

/**
 * The fault run: many leads through the built functions and the real clients over HTTP, with faults at random at
 * every step. Every lead that was answered OK must be in the archive, unaltered, and in the mailbox or in the dead
 * letters. `--leads N`, `--seed N`. Ends with status 1 when one is not.
 */
const flags = parseOptions(
  createCommand('bench leads', ['--leads 1000'], 'send leads while everything fails at random')
    .option('--leads <number>', 'leads to send', '10000')
    .option('--seed <number>', 'seed of the random faults', '1'),
);

console.log(machine());
const folder = await mkdtemp(join(tmpdir(), 'lead-bundles-'));
const report = await runFaults({
  bundles: await buildFormFunctions({ words, outDir: folder }),
  leads: Number(flags.leads),
  seed: Number(flags.seed),
  killEvery: 2000,
  visibilityTimeout: 12,
});
await rm(folder, { recursive: true });
const { mailed, seconds, unheard, unmarked, early, wrong } = findings(report);
console.table({
  'leads sent': Number(flags.leads),
  'answered OK': report.accepted.size,
  'told to call instead': report.refused,
  'in the mailbox': mailed,
  'in the dead letters': report.dead.size,
  ...wrong,
  'second mails with the same id': seconds,
  'mails that SES took unheard': unheard,
  'mails that could not be marked': unmarked,
  'mails before the archive had the lead': early,
  'sender killed': report.kills,
  'seconds to send': Math.round(report.seconds.sending),
  'seconds until the queue was empty': Math.round(report.seconds.all),
  'seconds of CPU time': cpuSeconds(),
});
console.log('answers', Object.fromEntries(report.answers));
console.log('faults', Object.fromEntries(report.faults));
console.log(machine());
process.exitCode = Object.values(wrong).some((count) => count > 0) ? 1 : 0;
