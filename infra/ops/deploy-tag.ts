import { CommandError, UsageError } from '../terminal/command-error.ts';
import { ownStack, assertKeyStep } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import { runInCheckout } from '../checkout/deploy-checkout.ts';
import { tryGit } from '../checkout/git.ts';

/**
 * Throws if a tag does not exist.
 * @throws CommandError with the next step
 */
export const requireTag = (tag: string): void => {
  if (tag === '') throw new UsageError('No tag given. Give one with --to. `git tag` lists them.');
  // Git would read a name that begins with a hyphen as an option.
  const found = !tag.startsWith('-') && tryGit('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`).done;
  if (!found) throw new CommandError(`There is no tag "${tag}". If it is new, fetch it: git fetch --tags`);
};

type Options = {
  stage: NamedStage;
  to: string;
  yes: boolean;
  /** Skips pages whose texts are unfinished on their publication day, so that they do not block an older version. */
  leavesOutUnfinished: boolean;
};

/**
 * Deploys the version of the tag `to` from its own worktree with the current stage file. Pages of the newer version that are open in
 * browsers keep working, because published files are never removed.
 * @throws CommandError with the next step
 */
export const deployTaggedVersion = async ({
  stage,
  to,
  yes,
  leavesOutUnfinished,
}: Options): Promise<void> => {
  assertKeyStep(stage, await ownStack(stage));
  const flags = [...(yes ? ['--yes'] : []), ...(leavesOutUnfinished ? ['--leave-out-unfinished'] : [])];
  await runInCheckout(stage, to, 'deploy', flags);
};
