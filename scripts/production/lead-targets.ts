import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { installInfraPackages } from '../../infra/packages/install.ts';
import { primaryRegion } from '../../infra/resource-names.ts';
import { loadStage } from '../stages.ts';
import { exitWithError } from '../cli.ts';
import { findEmulators } from '../local/emulators.ts';
import { defaultPagesDir, stagesFile } from '../shared-options.ts';

/** Options of every command that works on leads. */
export type TargetOptions = { [N in 'stage' | 'stages']?: string | undefined };

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

/** Returns the same environment for the leads of a stage, from the outputs of its stack. */
const findStageTargets = async (name: string, file: string) => {
  const stage = await loadStage(file, name);
  installInfraPackages();
  // Imported late, because they need the packages of infra/.
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
 * through the environment. Ends the command if no emulators run.
 * @returns the targets, and the time zone of the site
 */
export const findTargets = async ({ stage, stages }: TargetOptions) => {
  if (!stage && stages) exitWithError('--stages requires --stage: name the stage.');
  const targets = stage ? await findStageTargets(stage, stages ?? stagesFile) : findLocalTargets();
  Object.assign(process.env, targets);
  const {
    ARCHIVE_BUCKET: bucket = '',
    QUEUE_URL: queueUrl = '',
    DEAD_QUEUE_URL: deadQueueUrl = '',
  } = targets;
  const timeZone = targets['SITE_TIME_ZONE'] ?? (await readTimeZone(defaultPagesDir));
  return { bucket, queueUrl, deadQueueUrl, timeZone };
};
