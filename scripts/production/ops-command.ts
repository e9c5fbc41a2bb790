import type { Command } from '@commander-js/extra-typings';
import { installInfraPackages } from '../../infra/packages/install.ts';
import { toCommandError } from '../../infra/terminal/aws-errors.ts';
import type { ReleaseInputs } from '../../infra/release-inputs.ts';
import { CommandError, UsageError } from '../../infra/terminal/command-error.ts';
import type { NamedStage } from '../../infra/stage/stage.ts';
import { runStep } from '../../infra/terminal/step.ts';
import { assertNoStandIns } from '../../infra/stage/stand-ins.ts';
import { createCommand, exitWithError, withStrictOptions } from '../cli.ts';
import { stagesOption } from '../shared-options.ts';
import { loadStage } from '../stages.ts';

/** Prints a `CommandError`, or an error of AWS as one, and ends the command. @throws any other error */
export const exitOnCommandError = (error: unknown): never => {
  const known = toCommandError(error);
  if (known instanceof CommandError) return exitWithError(known.message, known instanceof UsageError ? 2 : 1);
  throw known;
};

type StageOptions = { stage?: string | undefined; stages: string; yes?: true | undefined };

/** Returns a command with the options that select a stage. @param stage the default one */
export const createStageCommand = (
  name: string,
  examples: string[],
  stage?: string,
): Command<[], StageOptions> =>
  createCommand(name, examples).option('--stage <name>', 'name of the stage', stage).addOption(stagesOption);

/** Returns a stage command (`stageCommand`) that asks for confirmation before it changes something. */
export const createChangeCommand = (name: string, examples: string[]): Command<[], StageOptions> =>
  createStageCommand(name, examples).option('--yes', 'make the change without asking');

/** The input of a command on a stage. */
type Context<Args, Options> = {
  args: Args;
  options: Options;
  stage: NamedStage;
  /** Reads the documents and bundles the functions. */
  prepare: (leavesOutUnfinished?: boolean) => Promise<ReleaseInputs>;
  /** Skips the confirmation of changes. */
  yes: boolean;
};

/**
 * Parses the command line and runs a command on a stage. A `CommandError` is printed without a stack; other errors are thrown, and `run.mjs` reports
 * them. The packages of infra/ are installed only after options and stage are valid, so `work` must import modules that
 * need them dynamically.
 * @param work runs the command
 * @param settings.check validates other options before AWS credentials are required
 * @param settings.signsIn whether the command needs a stage without placeholders and credentials of its account
 */
export const runStageCommand = async <Args extends unknown[], Options extends StageOptions>(
  command: Command<Args, Options>,
  work: (context: Context<Args, Options>) => Promise<void>,
  { check, signsIn = true }: { check?: (options: Options) => Promise<void>; signsIn?: boolean } = {},
): Promise<void> => {
  const { processedArgs: args } = withStrictOptions(command).parse();
  const options = command.opts();
  // Suppresses the warning of the AWS clients about versions of Node that they will stop supporting.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  try {
    const stage = await loadStage(options.stages, options.stage ?? '');
    installInfraPackages();
    await check?.(options);
    if (signsIn) {
      assertNoStandIns(stage, options.stages);
      const { requireAccount } = await import('../../infra/stack/account.ts');
      await requireAccount(stage);
    }
    // Imported here, so that the errors above are reported without delay.
    const prepare = async (leavesOutUnfinished?: boolean) => {
      const prepared = process.env['PREPARED_RELEASE'];
      if (prepared) return (await import('./prepared-release.ts')).readPreparedRelease(prepared);
      return runStep('Reading the documents and bundling the functions', async () =>
        (await import('./prepare-release.ts')).prepareRelease(stage, options.stages, leavesOutUnfinished),
      );
    };
    await work({ args, options, stage, prepare, yes: options.yes === true });
  } catch (error) {
    exitOnCommandError(error);
  }
};
