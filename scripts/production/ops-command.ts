import { installPackages } from '../../infra/packages/install.ts';
import { explained } from '../../infra/terminal/aws-errors.ts';
import type { Release } from '../../infra/release-inputs.ts';
import { Refusal } from '../../infra/terminal/command-error.ts';
import { loadStage, refuseStandIns, type NamedStage } from '../../infra/stage/load.ts';
import { stagesFile as usualStagesFile } from '../flags.ts';
import { only, readFlags, stop, type Flag } from '../options.ts';

/** Ends the command with the message of what a person can correct. @throws any other error */
export const stopRefused = (error: unknown): never => {
  const known = explained(error);
  if (known instanceof Refusal) return stop(known.message, 1);
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
  prepare: (leavesOutUnfinished?: boolean) => Promise<Release>;
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
export const opsCommand = async <N extends string>(
  command: string,
  own: Record<N, Flag>,
  work: (context: Context<N>) => Promise<void>,
  { usual = '', check, signsIn = true }: Options<N> = {},
): Promise<void> => {
  // The AWS clients would warn about versions of Node that they leave behind some day.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const stageFlag = { ...stageFlags.stage, value: usual };
  const given = readFlags<string>(command, { ...stageFlags, stage: stageFlag, ...own });
  const flags = Object.fromEntries(Object.keys(own).map((name) => [name, only(given[name] ?? [])])) as Record<
    N,
    string
  >;
  const stagesFile = only(given['stages'] ?? []);
  try {
    const stage = await loadStage(stagesFile, only(given['stage'] ?? []));
    installPackages();
    await check?.(flags);
    if (signsIn) {
      refuseStandIns(stage, stagesFile);
      const { requireAccount } = await import('../../infra/stack/account.ts');
      await requireAccount(stage);
    }
    // Loaded late: what is refused before is refused at once.
    const prepare = async (leavesOutUnfinished?: boolean) =>
      (await import('./prepare-release.ts')).prepareRelease(stage, leavesOutUnfinished);
    await work({ stage, flags, prepare });
  } catch (error) {
    stopRefused(error);
  }
};

/** The flag by which nobody is asked. */
export const yesFlag: Flag = { value: '', help: 'does not ask before it changes something', bare: true };
