import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { installInfraPackages } from '../../infra/packages/install.ts';
import { primaryRegion } from '../../infra/resource-names.ts';
import { loadStage } from '../../infra/stage/load.ts';
import { exitWithError } from '../cli.ts';
import { findEmulators } from '../local/emulators.ts';
import { defaultPagesDir, stagesFile } from '../shared-options.ts';

/** Options that locate the leads on AWS, and the environment variables that replace them. */
const targets = {
  bucket: { option: '--bucket', variable: 'ARCHIVE_BUCKET' },
  queueUrl: { option: '--queue-url', variable: 'QUEUE_URL' },
  deadQueueUrl: { option: '--dead-queue-url', variable: 'DEAD_QUEUE_URL' },
  region: { option: '--region', variable: 'AWS_REGION' },
};
type Target = keyof typeof targets;
const names = Object.keys(targets) as Target[];

/** Options of every command that works on leads. */
export type TargetOptions = { [N in Target | 'stage' | 'stages']?: string | undefined };

const formatTargets = (missing: Target[]) =>
  missing.map((name) => `${targets[name].option} (or ${targets[name].variable})`).join(', ');

/** Configures the AWS clients for the emulators, without the credentials of a profile. */
const useEmulators = () => {
  const emulators = findEmulators();
  if (!emulators)
    return exitWithError(
      'No emulators run on this machine: npm start or npm run preview starts them. For the leads on AWS give --stage NAME.',
      1,
    );
  delete process.env['AWS_PROFILE'];
  delete process.env['AWS_SESSION_TOKEN'];
  Object.assign(process.env, emulators);
};

const requireTargets = () => {
  const missing = names.filter((name) => !process.env[targets[name].variable]);
  if (missing.length > 0)
    exitWithError(
      `To find the leads on AWS, also give ${formatTargets(missing)}, or give only --stage NAME.`,
    );
  for (const name of ['queueUrl', 'deadQueueUrl'] as const) {
    const { option, variable } = targets[name];
    const value = process.env[variable] ?? '';
    if (!URL.canParse(value))
      exitWithError(`${option} ${value} is not a URL. Give one that begins with https://sqs.`);
  }
};

/** Returns the time zone of the site in a folder; UTC if there is none. */
const readTimeZone = async (pagesDir: string): Promise<string> => {
  const site = await readFile(`${pagesDir}/_site.yaml`, 'utf8').catch(() => '');
  return String(parseDocument(site).getIn(['facts', 'timeZone']) ?? 'UTC');
};

/** Reads the targets from the outputs of a stage's stack. */
const useStage = async (name: string, file: string): Promise<void> => {
  const stage = await loadStage(file, name);
  installInfraPackages();
  // Imported late, because they need the packages of infra/.
  const { requireAccount } = await import('../../infra/stack/account.ts');
  const { requireOutputs } = await import('../../infra/stack/stack.ts');
  await requireAccount(stage);
  const { archive, waiting, dead } = await requireOutputs(stage);
  Object.assign(process.env, {
    ARCHIVE_BUCKET: archive,
    QUEUE_URL: waiting,
    DEAD_QUEUE_URL: dead,
    AWS_REGION: primaryRegion,
    SITE_TIME_ZONE: await readTimeZone(stage.pages ?? defaultPagesDir),
  });
};

/**
 * Determines where the leads are (outputs of a stack, options and environment variables, or local emulators if none are
 * given) and configures the AWS clients through the environment. Ends the command if a value is missing.
 * @returns the targets, and the time zone of the site
 */
export const findTargets = async ({ stage, stages, ...options }: TargetOptions) => {
  const given = names.filter((name) => options[name] !== undefined);
  if (stage && given.length > 0)
    exitWithError(
      `--stage cannot be combined with ${given.map((name) => targets[name].option).join(' and ')}.`,
    );
  if (!stage && stages) exitWithError('--stages requires --stage: name the stage.');
  if (stage) await useStage(stage, stages ?? stagesFile);
  for (const name of given) process.env[targets[name].variable] = options[name];
  // A region alone does not select AWS: many shells set it.
  const variables = names.filter((name) => name !== 'region' && process.env[targets[name].variable]);
  const isLocal = given.length + variables.length === 0;
  if (isLocal) useEmulators();
  else requireTargets();
  const {
    ARCHIVE_BUCKET: bucket = '',
    QUEUE_URL: queueUrl = '',
    DEAD_QUEUE_URL: deadQueueUrl = '',
    SITE_TIME_ZONE: timeZone = await readTimeZone(defaultPagesDir),
  } = process.env;
  return { bucket, queueUrl, deadQueueUrl, timeZone, isLocal };
};
