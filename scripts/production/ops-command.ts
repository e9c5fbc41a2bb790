import { installInfraPackages } from '../../infra/packages/install.ts';
import { toCommandError } from '../../infra/terminal/aws-errors.ts';
import type { ReleaseInputs } from '../../infra/release-inputs.ts';
import { CommandError } from '../../infra/terminal/command-error.ts';
import { loadStage, assertNoStandIns, type NamedStage } from '../../infra/stage/load.ts';
import { stagesFile as usualStagesFile } from '../flags.ts';
import { firstValue, readFlags, exitWithError, type Flag } from '../options.ts';

/** Ends the command with the message of what a person can correct. @throws any other error */
export const exitOnCommandError = (error: unknown): never => {
  const known = toCommandError(error);
  if (known instanceof CommandError) return exitWithError(known.message, 1);
  throw known;
};

/** Flags of every command that works on a stage. */
const stageFlags = {
  stage: { value: '', help: 'name of the stage' },
  stages: { value: usualStagesFile, help: 'file that describes the stages' },
} satisfies Record<string, Flag>;

/** What a command that works on a stage knows. */
type Context<N extends string> = {
  stage: NamedStage;
  flags: Record<N, string>;
  /** Reads the documents and bundles the functions. */
  prepare: (leavesOutUnfinished?: boolean) => Promise<ReleaseInputs>;
};

type Options<N extends string> = {
  usual?: string;
  check?: (flags: Record<N, string>) => Promise<void>;
  signsIn?: boolean;
};

/**
 * Runs a command that works on a stage. What a person can mend is printed as one message, without a stack; all else is
 * thrown, and `run.mjs` words it.
 * The packages of infra/ are installed only when the flags and the stage are right, so its modules that need them
 * must be imported by `work`.
 * @param command name of the command in package.json
 * @param own flags of this command alone
 * @param work does it
 * @param options.usual the stage when none is given; without it one must be given
 * @param options.check refuses flags before anybody is asked to sign in
 * @param options.signsIn whether the stage must be filled in, and the credentials must be of its account
 */
export const runStageCommand = async <N extends string>(
  command: string,
  own: Record<N, Flag>,
  work: (context: Context<N>) => Promise<void>,
  { usual = '', check, signsIn = true }: Options<N> = {},
): Promise<void> => {
  // The AWS clients would warn about versions of Node that they leave behind some day.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const stageFlag = { ...stageFlags.stage, value: usual };
  const given = readFlags<string>(command, { ...stageFlags, stage: stageFlag, ...own });
  const flags = Object.fromEntries(
    Object.keys(own).map((name) => [name, firstValue(given[name] ?? [])]),
  ) as Record<N, string>;
  const stagesFile = firstValue(given['stages'] ?? []);
  try {
    const stage = await loadStage(stagesFile, firstValue(given['stage'] ?? []));
    installInfraPackages();
    await check?.(flags);
    if (signsIn) {
      assertNoStandIns(stage, stagesFile);
      const { requireAccount } = await import('../../infra/stack/account.ts');
      await requireAccount(stage);
    }
    // Loaded late: what is refused before is refused at once.
    const prepare = async (leavesOutUnfinished?: boolean) =>
      (await import('./prepare-release.ts')).prepareRelease(stage, leavesOutUnfinished);
    await work({ stage, flags, prepare });
  } catch (error) {
    exitOnCommandError(error);
  }
};

/** The flag by which nobody is asked. */
export const yesFlag: Flag = { value: '', help: 'does not ask before it changes something', bare: true };
