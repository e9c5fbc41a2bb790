import { CommandError } from '../../infra/terminal/command-error.ts';
import { toCommandError } from '../../infra/terminal/aws-errors.ts';
import { toCsv } from '../../lambda/owner/csv.ts';
import { LeadCommandError } from '../../lambda/owner/command-error.ts';
import { erasePerson } from '../../lambda/owner/erase-person.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { findLead, readInventory, type LeadStores } from '../../lambda/owner/inventory.ts';
import { listLines, showLines } from '../../lambda/owner/print.ts';
import { resend } from '../../lambda/owner/resend.ts';
import { openDeadLetterQueue, openLeadQueue } from '../../lambda/aws/owner-queue.ts';
import { findTargets, targetFlags } from './lead-targets.ts';
import { readFlags, exitWithError, type Flag } from '../options.ts';
import { takePositionals } from '../positionals.ts';

type LeadOptions = { desk: LeadStores; word: string; yes: boolean };
type Action = {
  words: string[];
  flags: Record<string, Flag>;
  does: (options: LeadOptions) => Promise<string>;
};

const yes = { value: '', help: 'does it; without it nothing is changed', bare: true };
const csv = {
  value: '',
  help: 'as comma-separated values: npm run -s leads -- export --csv > FILE',
  bare: true,
};
const text = (lines: string[]) => `${lines.join('\n')}\n`;

/** What the owner can do with the leads. */
const actions: Record<string, Action> = {
  list: { words: [], flags: {}, does: async ({ desk }) => text(listLines(await readInventory(desk))) },
  show: {
    words: ['id'],
    flags: {},
    does: async ({ desk, word }) => text(findLead(await readInventory(desk), word).flatMap(showLines)),
  },
  resend: {
    words: ['id'],
    flags: { yes },
    does: async ({ desk, word, yes }) => text(await resend(desk, word, { yes })),
  },
  export: { words: [], flags: { csv }, does: async ({ desk }) => toCsv((await readInventory(desk)).leads) },
  forget: {
    words: ['e-mail'],
    flags: { yes },
    does: async ({ desk, word, yes }) => text(await erasePerson(desk, word, { yes })),
  },
};
const usage = `Usage: npm run leads -- ${Object.entries(actions)
  .map(([name, { words }]) => [name, ...words.map((word) => `<${word}>`)].join(' '))
  .join(' | ')}
Each tells its flags with --help.`;

/** The words for a person about what an AWS client throws. */
const wordsFor = (error: unknown, local: boolean): string => {
  if (error instanceof LeadCommandError) return error.message;
  if (local && error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')
    return 'The emulators do not answer; the site that ran them has broken off. Start it again: npm start.';
  const known = toCommandError(error);
  if (known instanceof CommandError) return known.message;
  if (error instanceof Error && '$metadata' in error) return `AWS refuses: ${error.name}: ${error.message}`;
  throw error;
};

// A flag that comes first means the list.
const [name = ''] = /^--(?!help$)/.test(process.argv[2] ?? '') ? ['list'] : process.argv.splice(2, 1);
if (name === '--help') {
  console.log(usage);
  process.exit(0);
}
const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
if (!action) exitWithError(name === '' ? usage : `There is no "leads ${name}".\n${usage}`);
else {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const command = `leads -- ${name}`;
  const [word = ''] = takePositionals(command, action.words);
  const { yes = [], csv = [], ...where } = readFlags<string>(command, { ...action.flags, ...targetFlags });
  if (name === 'export' && csv.length === 0)
    exitWithError('Say in which format: npm run -s leads -- export --csv > FILE');
  let local = false;
  try {
    const targets = await findTargets(where);
    const { bucket, queueUrl, deadQueueUrl } = targets;
    ({ local } = targets);
    console.error(local ? 'Leads of the emulators on this machine' : `Leads in ${bucket}`);
    const desk = {
      archive: openOwnerArchive(bucket),
      queue: openLeadQueue(queueUrl),
      dead: openDeadLetterQueue(deadQueueUrl),
    };
    process.stdout.write(await action.does({ desk, word, yes: yes.length > 0 }));
  } catch (error) {
    exitWithError(wordsFor(error, local), 1);
  }
}
