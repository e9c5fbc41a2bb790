import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { installInfraPackages } from '../../infra/packages/install.ts';
import { primaryRegion } from '../../infra/resource-names.ts';
import { commandLine } from '../../infra/terminal/command-line.mjs';
import { toCsv } from '../../leads/csv.ts';
import { erasePerson } from '../leads/erase-person.ts';
import { openOwnerArchive } from '../../lambda/aws/owner-archive.ts';
import { findLead, readInventory, type LeadStores } from '../leads/inventory.ts';
import { formatLeadList, formatLead } from '../../leads/print.ts';
import { resend } from '../leads/resend.ts';
import { openDeadLetterQueue, openOwnerQueue } from '../../lambda/aws/owner-queue.ts';
import { createCommand, exitWithError, withStrictOptions } from '../cli.ts';
import { findEmulators } from '../local/emulators.ts';
import { defaultPagesDir, stagesFile } from '../shared-options.ts';
import { loadStage } from '../stages.ts';
import { exitOnCommandError } from './ops-command.ts';

/** Options of every command that works on leads. */
type TargetOptions = { [N in 'stage' | 'stages']?: string | undefined };

/** Returns the environment of the emulators, and removes the credentials of a profile. */
const findLocalTargets = () => {
  const emulators = findEmulators();
  if (!emulators)
    return exitWithError(
      'No emulators run on this machine: npm start or npm run preview starts them. For the leads on AWS give --stage NAME.',
      1,
    );
  delete process.env['AWS_PROFILE'];
  delete process.env['AWS_SESSION_TOKEN'];
  return emulators;
};

/** Returns the time zone of the site in a folder; UTC if there is none. */
const readTimeZone = async (pagesDir: string): Promise<string> => {
  const site = await readFile(`${pagesDir}/_site.yaml`, 'utf8').catch(() => '');
  return String(parseDocument(site).getIn(['facts', 'timeZone']) ?? 'UTC');
};

/** Returns the environment variables that locate the leads of a stage, from the outputs of its stack. */
const findStageTargets = async (name: string, file: string) => {
  const stage = await loadStage(file, name);
  installInfraPackages();
  // Imported here, because these modules need the packages of infra/, which other commands do not install.
  const { requireAccount } = await import('../../infra/stack/account.ts');
  const { requireOutputs } = await import('../../infra/stack/stack.ts');
  await requireAccount(stage);
  const { archive, waiting, dead } = await requireOutputs(stage);
  return {
    ARCHIVE_BUCKET: archive,
    QUEUE_URL: waiting,
    DEAD_QUEUE_URL: dead,
    AWS_REGION: primaryRegion,
    SITE_TIME_ZONE: await readTimeZone(stage.pages ?? defaultPagesDir),
  };
};

/**
 * Determines where the leads are (the stack of a stage, or the emulators of this machine) and configures the AWS clients
 * through the environment, which it returns. Ends the command if no emulators run.
 */
const findTargets = async ({ stage, stages }: TargetOptions): Promise<Record<string, string>> => {
  if (!stage && stages) exitWithError('--stages requires --stage: name the stage.');
  const targets = stage ? await findStageTargets(stage, stages ?? stagesFile) : findLocalTargets();
  Object.assign(process.env, targets);
  return targets;
};

const joinLines = (lines: string[]) => `${lines.join('\n')}\n`;

/** Finds the stores of the leads, runs an action on them and prints its output. */
const run = async (options: TargetOptions, action: (stores: LeadStores, zone: string) => Promise<string>) => {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const isLocal = !options.stage;
  try {
    const targets = await findTargets(options);
    const { ARCHIVE_BUCKET: bucket = '', QUEUE_URL: queue = '', DEAD_QUEUE_URL: dead = '' } = targets;
    console.error(isLocal ? 'Leads of the emulators on this machine' : `Leads in ${bucket}`);
    const stores = {
      archive: openOwnerArchive(bucket),
      queue: openOwnerQueue(queue),
      dead: openDeadLetterQueue(dead),
    };
    const zone = targets['SITE_TIME_ZONE'] ?? (await readTimeZone(defaultPagesDir));
    process.stdout.write(await action(stores, zone));
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
  .argument('<id>', 'id of the lead, from the list or the subject of its mail')
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

// Without an action, the options are those of `list`.
if (/^--(?!help$)/.test(process.argv[2] ?? '')) process.argv.splice(2, 0, 'list');
await withStrictOptions(command).parseAsync();
