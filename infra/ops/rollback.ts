import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { refuseStandIns, type NamedStage } from '../stage/load.ts';
import { requireAccount } from './account.ts';
import { git } from './git.ts';

/** The newest tags, for a message. */
const tags = (): string =>
  git('tag', '--sort=-creatordate').out.split('\n').filter(Boolean).slice(0, 5).join(', ');

/**
 * Refuses a tag that is not in the repository.
 * @throws a `Refusal` that names the newest tags
 */
export const requireTag = (tag: string): void => {
  const known = tags();
  const there =
    known === ''
      ? 'There are no tags in this clone; fetch them: git fetch --tags'
      : `The newest ones are: ${known}.`;
  if (tag === '') throw new Refusal(`Roll back to which tag? Give it with --to. ${there}`);
  // A name that begins with a hyphen would be read as an option.
  const found = !tag.startsWith('-') && git('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`).done;
  if (!found) throw new Refusal(`There is no tag "${tag}". ${there}`);
};

type Options = { stage: NamedStage; stagesFile: string; to: string; yes: boolean };

/**
 * Deploys an older version from a checkout of its own: its pages, functions and template, with today's stage file.
 * What a browser holds of the newer version stays complete, because published files are never removed.
 * @throws a `Refusal` with the next step
 */
export const rollback = async ({ stage, stagesFile, to, yes }: Options): Promise<void> => {
  requireTag(to);
  refuseStandIns(stage, stagesFile);
  await requireAccount(stage);
  const folder = resolve('build', `rollback-${to.replaceAll('/', '-')}`);
  // What an interrupted rollback has left, and what git remembers of it when the folder is gone.
  git('worktree', 'remove', '--force', folder);
  git('worktree', 'prune');
  const added = git('worktree', 'add', '--detach', folder, `refs/tags/${to}`);
  if (!added.done)
    throw new Refusal(`${to} cannot be checked out: ${added.fault}\nMend that and run the command again.`);
  try {
    const flags = ['--stage', stage.name, '--stages', resolve(stagesFile), ...(yes ? ['--yes'] : [])];
    const child = spawn(process.execPath, ['scripts/run.mjs', 'deploy', ...flags], {
      cwd: folder,
      stdio: 'inherit',
    });
    const [status] = (await once(child, 'exit')) as [number | null];
    if (status !== 0) throw new Refusal(`The rollback to ${to} did not end well; the lines above say why.`);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
};
