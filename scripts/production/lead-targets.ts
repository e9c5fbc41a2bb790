import { installInfraPackages } from '../../infra/packages/install.ts';
import { primaryRegion } from '../../infra/resource-names.ts';
import { loadStage } from '../../infra/stage/load.ts';
import { firstValue, exitWithError, type Flag } from '../options.ts';
import { findEmulators } from '../local/emulators.ts';
import { stagesFile } from '../flags.ts';

/** Where the leads are: each by a flag or by a variable of the environment. */
const targets = {
  bucket: { variable: 'ARCHIVE_BUCKET', help: 'bucket of the archive, on AWS' },
  'queue-url': { variable: 'QUEUE_URL', help: 'address of the queue, on AWS' },
  'dead-queue-url': { variable: 'DEAD_QUEUE_URL', help: 'address of the dead letters, on AWS' },
  region: { variable: 'AWS_REGION', help: 'region of both, on AWS' },
};
type Target = keyof typeof targets;
const names = Object.keys(targets) as Target[];

/** The flags of every command that works on leads. */
export const targetFlags: Record<Target | 'stage' | 'stages', Flag> = {
  stage: { value: '', help: 'stage whose leads are meant; its stack tells where they are' },
  stages: { value: '', help: `file that describes the stages; ${stagesFile} without it` },
  ...(Object.fromEntries(
    names.map((name) => [name, { value: '', help: `${targets[name].help}; or ${targets[name].variable}` }]),
  ) as Record<Target, Flag>),
};

const spelled = (missing: Target[]) =>
  missing.map((name) => `--${name} (or ${targets[name].variable})`).join(', ');

/** The emulators take any credentials; those of a profile are not theirs to see. */
const useEmulators = () => {
  const emulators = findEmulators();
  if (!emulators)
    return exitWithError(
      `No emulators run on this machine: npm start and npm run preview start them. For the leads on AWS give --stage NAME.`,
      1,
    );
  delete process.env['AWS_PROFILE'];
  delete process.env['AWS_SESSION_TOKEN'];
  Object.assign(process.env, emulators);
};

const useAws = () => {
  const missing = names.filter((name) => !process.env[targets[name].variable]);
  if (missing.length > 0)
    exitWithError(
      `To find the leads on AWS there is missing: ${spelled(missing)}; or give --stage NAME alone.`,
    );
  for (const name of ['queue-url', 'dead-queue-url'] as const) {
    const value = process.env[targets[name].variable] ?? '';
    if (!URL.canParse(value))
      exitWithError(`--${name} ${value} is no address. Give one that begins with https://sqs.`);
  }
};

/** Asks the stack of a stage where its leads are. */
const useStage = async (name: string, file: string): Promise<void> => {
  const stage = await loadStage(file, name);
  installInfraPackages();
  // Loaded late: they need the packages of infra/.
  const { requireAccount } = await import('../../infra/stack/account.ts');
  const { requireOutputs } = await import('../../infra/stack/stack.ts');
  await requireAccount(stage);
  const { archive, waiting, dead } = await requireOutputs(stage);
  Object.assign(process.env, {
    ARCHIVE_BUCKET: archive,
    QUEUE_URL: waiting,
    DEAD_QUEUE_URL: dead,
    AWS_REGION: primaryRegion,
  });
};

/**
 * Decides where the leads are, and sets the environment of the AWS clients accordingly: what the stack of a stage
 * tells, what flags and variables name, or the emulators when they name nothing. Ends the command when something is missing.
 * @param given the values of `targetFlags`
 * @returns the places, and whether they are on this machine
 */
export const findTargets = async (given: Record<string, string[]>) => {
  const stage = firstValue(given['stage'] ?? []);
  const named = names.filter((name) => (given[name] ?? []).length > 0);
  if (stage !== '' && named.length > 0)
    exitWithError(`--stage finds everything by itself; leave out --${named.join(' and --')}.`);
  if (stage === '' && (given['stages'] ?? []).length > 0)
    exitWithError('--stages needs --stage: which one is meant?');
  if (stage !== '') await useStage(stage, firstValue(given['stages'] ?? []) || stagesFile);
  for (const name of named) process.env[targets[name].variable] = firstValue(given[name] ?? []);
  // A region alone says nothing: many shells have one.
  const variables = names.filter((name) => name !== 'region' && process.env[targets[name].variable]);
  const local = named.length + variables.length === 0;
  if (local) useEmulators();
  else useAws();
  const {
    ARCHIVE_BUCKET: bucket = '',
    QUEUE_URL: queueUrl = '',
    DEAD_QUEUE_URL: deadQueueUrl = '',
  } = process.env;
  return { bucket, queueUrl, deadQueueUrl, local };
};
