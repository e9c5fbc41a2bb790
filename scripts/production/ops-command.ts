import type { Command } from '@commander-js/extra-typings';
import { installInfraPackages } from '../../infra/packages/install.ts';
import { toCommandError } from '../../infra/terminal/aws-errors.ts';
import type { ReleaseInputs } from '../../infra/release-inputs.ts';
import { CommandError, UsageError } from '../../infra/terminal/command-error.ts';
import { loadStage, assertNoStandIns, type NamedStage } from '../../infra/stage/load.ts';
import { createCommand, exitWithError } from '../cli.ts';
import { stagesOption } from '../shared-options.ts';

/** Prints a `CommandError`, or an error of AWS as one, and ends the command. @throws any other error */
export const exitOnCommandError = (error: unknown): never => {
  const known = toCommandError(error);
  if (known instanceof CommandError) return exitWithError(known.message, known instanceof UsageError ? 2 : 1);
  throw known;
};

type StageOptions = { stage?: string | undefined; stages: string; yes?: true | undefined };

/** Returns a command with the options that select a stage. */
export const createStageCommand = (name: string, examples: string[]): Command<[], StageOptions> =>
  createCommand(name, examples).option('--stage <name>', 'name of the stage').addOption(stagesOption);

/** What a stage command works with. */
type Context = {
  stage: NamedStage;
  /** Reads the documents and bundles the functions. */
  prepare: (leavesOutUnfinished?: boolean) => Promise<ReleaseInputs>;
  /** Skips the confirmation of changes. */
  yes: boolean;
};

type Settings = {
  check?: () => Promise<void>;
  signsIn?: boolean;
};

/**
 * Runs a command on a stage. A `CommandError` is printed without a stack; other errors are thrown, and `run.mjs` reports
 * them. The packages of infra/ are installed only after options and stage are valid, so `work` must import modules that
 * need them dynamically.
 * @param options parsed options of the command
 * @param work runs the command
 * @param settings.check validates other options before AWS credentials are required
 * @param settings.signsIn whether the command needs a stage without placeholders and credentials of its account
 */
export const runStageCommand = async (
  options: StageOptions,
  work: (context: Context) => Promise<void>,
  { check, signsIn = true }: Settings = {},
): Promise<void> => {
  // Suppresses the warning of the AWS clients about versions of Node that they will stop supporting.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  try {
    const stage = await loadStage(options.stages, options.stage ?? '');
    installInfraPackages();
    await check?.();
    if (signsIn) {
      assertNoStandIns(stage, options.stages);
      const { requireAccount } = await import('../../infra/stack/account.ts');
      await requireAccount(stage);
    }
    // Imported late, so that the errors above appear at once.
    const prepare = async (leavesOutUnfinished?: boolean) =>
      (await import('./prepare-release.ts')).prepareRelease(stage, options.stages, leavesOutUnfinished);
    await work({ stage, prepare, yes: options.yes === true });
  } catch (error) {
    exitOnCommandError(error);
  }
};
