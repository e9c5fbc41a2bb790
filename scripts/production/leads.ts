import { commandLine } from '../../infra/terminal/command-line.mjs';
import { toCsv } from '../../leads/csv.ts';
import { erasePerson } from '../leads/erase-person.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { findLead, readInventory, type LeadStores } from '../leads/inventory.ts';
import { formatLeadList, formatLead } from '../../leads/print.ts';
import { resend } from '../leads/resend.ts';
import { openDeadLetterQueue, openLeadQueue } from '../../lambda/aws/owner-queue.ts';
import { createCommand, exitWithError, strict } from '../cli.ts';
import { stagesFile } from '../shared-options.ts';
import { findTargets, type TargetOptions } from './lead-targets.ts';
import { exitOnCommandError } from './ops-command.ts';

const joinLines = (lines: string[]) => `${lines.join('\n')}\n`;

/** Finds the stores of the leads, runs an action on them and prints its output. */
const run = async (options: TargetOptions, action: (stores: LeadStores, zone: string) => Promise<string>) => {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const isLocal = !options.stage;
  try {
    const { bucket, queueUrl, deadQueueUrl, timeZone } = await findTargets(options);
    console.error(isLocal ? 'Leads of the emulators on this machine' : `Leads in ${bucket}`);
    const stores = {
      archive: openOwnerArchive(bucket),
      queue: openLeadQueue(queueUrl),
      dead: openDeadLetterQueue(deadQueueUrl),
    };
    process.stdout.write(await action(stores, timeZone));
  } catch (error) {
    if (isLocal && error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')
      exitWithError(
        'The emulators do not answer, because the site that ran them has crashed. Start it again: npm start.',
        1,
      );
    exitOnCommandError(error);
  }
};

const exportExample = commandLine('leads export --csv --stage prod > leads.csv').replace(
  'npm run',
  'npm run -s',
);
const command = createCommand('leads', [
  'list',
  'show ID --stage prod',
  'forget ben@example.com --stage prod --yes',
]);

const addAction = (name: string, description: string) =>
  command
    .command(name)
    .description(description)
    .option('--stage <name>', 'stage whose leads to use; without it, those of this machine')
    .option('--stages <file>', `file that defines the stages (default: ${stagesFile})`);

const yes = ['--yes', 'make the change; without it nothing is changed'] as const;

addAction('list', 'list the leads in the archive, the queue and the dead-letter queue').action((options) =>
  run(options, async (stores) => joinLines(formatLeadList(await readInventory(stores)))),
);
addAction('show', 'print one lead')
  .argument('<id>', 'id of the lead, from the list or the subject of its mail')
  .action((id, options) =>
    run(options, async (stores) => joinLines(findLead(await readInventory(stores), id).flatMap(formatLead))),
  );
addAction('resend', 'mail one lead again')
  .argument('<id>', 'id of the lead')
  .option(...yes)
  .action((id, options) =>
    run(options, async (stores) => joinLines(await resend(stores, id, { yes: options.yes === true }))),
  );
addAction('export', 'print all leads for a spreadsheet')
  .requiredOption('--csv', 'as comma-separated values')
  .addHelpText('after', `\nExample:\n  ${exportExample}`)
  .action((options) =>
    run(options, async (stores, zone) => toCsv((await readInventory(stores)).leads, zone)),
  );
addAction('forget', 'delete everything that one visitor has sent')
  .argument('<e-mail>', 'e-mail address of the visitor')
  .option(...yes)
  .action((email, options) =>
    run(options, async (stores) =>
      joinLines(await erasePerson(stores, email, { yes: options.yes === true })),
    ),
  );

// Options without an action are those of `list`.
if (/^--(?!help$)/.test(process.argv[2] ?? '')) process.argv.splice(2, 0, 'list');
await strict(command).parseAsync();
