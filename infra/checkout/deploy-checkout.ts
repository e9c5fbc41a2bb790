import { existsSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { installPackages } from '../packages/install-packages.mjs';
import { CommandError } from '../terminal/command-error.ts';
import { runNodeScript } from '../terminal/run-node.ts';
import type { NamedStage } from '../stage/load.ts';
import type { Stage } from '../stage/stage.ts';
import { tryGit } from './git.ts';

/** Fields that an older version must know, because without them it would deploy something else. */
const requiredFields = ({ dns, zone }: NamedStage): string[] => [
  'site',
  ...(dns === false ? ['dns'] : []),
  ...(zone.id === undefined ? ['zone'] : []),
];

/** Returns the environment without AWS credentials, which install scripts of packages must not see. */
const withoutCredentials = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AWS_|ACTIONS_ID_TOKEN_)/.test(name)));

const install = (folder: string): void => {
  // Includes development packages, which the build needs; otherwise the older version would install them itself.
  const reason = installPackages(folder, ['--include=dev', '--ignore-scripts'], withoutCredentials());
  if (reason !== undefined) throw new CommandError(reason);
};

/** Returns the first of the files that exists in a folder. */
const fileOf = (folder: string, names: string[]): string | undefined =>
  names.map((name) => join(folder, name)).find((file) => existsSync(file));

/** Returns the root of the engine in a checkout, which is the engine's repository or a site with the package. */
const engineOf = (folder: string): string =>
  existsSync(join(folder, 'scripts/run.mjs')) ? folder : join(folder, 'node_modules/page-schema-site/engine');

/**
 * Removes the fields that the schema of an older version does not know. Returns the stage and the removed paths, such
 * as `mail.sandbox`.
 * @param schema schema of a stage in the older version
 */
const removeUnknownFields = (schema: z.ZodType, stage: Stage): { known: Stage; removed: string[] } => {
  const known = structuredClone(stage);
  const paths = (schema.safeParse(known).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  for (const path of paths) {
    const parent = path
      .slice(0, -1)
      .reduce((value, key) => Reflect.get(value, key) as object, known as object);
    Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
  return { known, removed: paths.map((path) => path.join('.')) };
};

/**
 * Writes the current stage in the format of the older version.
 * @returns the file
 * @throws CommandError if that version would deploy something else
 */
const writeStage = async (engine: string, stage: NamedStage, version: string): Promise<string> => {
  const file = fileOf(engine, ['infra/stage/schema.ts', 'infra/stage/schema.js']) ?? '';
  const module = (await import(pathToFileURL(file).href)) as {
    stageSchema: z.ZodType;
  };
  const { name, ...current } = stage;
  const { known, removed } = removeUnknownFields(module.stageSchema, current);
  const missing = requiredFields(stage).filter((field) =>
    removed.some((path) => path.split('.')[0] === field),
  );
  if (missing.length > 0)
    throw new CommandError(
      `${version} does not support ${missing.join(' and ')} of the stage file and would deploy something else. Nothing was changed. Deploy a later version, or revert the change in the documents.`,
    );
  if (removed.length > 0)
    console.log(`${version} does not support ${removed.join(', ')} of the stage file; deploying without it.`);
  const written = resolve('build', `version-${name}.stages.ts`);
  await writeFile(written, `export const stages = ${JSON.stringify({ [name]: known }, null, 2)};\n`);
  return written;
};

/**
 * Deploys an older version from its own Git worktree: its pages, functions and template, with the current stage
 * settings, so that mailboxes and the front-door key are not reverted.
 * @param version a tag or any other Git revision
 * @param options flags of the deployment: no confirmation, no test lead, skip unfinished pages, pages only
 * @throws CommandError with the next step
 */
export const deployCheckout = async (
  stage: NamedStage,
  version: string,
  { yes = false, sendsLead = true, leavesOutUnfinished = false, pagesOnly = false },
): Promise<void> => {
  const folder = resolve('build', `version-${version.replaceAll('/', '-')}`);
  // Removes the worktree of an interrupted run, and Git's record of it if the folder was deleted.
  tryGit('worktree', 'remove', '--force', folder);
  tryGit('worktree', 'prune');
  const added = tryGit('worktree', 'add', '--detach', folder, `${version}^{commit}`);
  if (!added.done)
    throw new CommandError(
      `${version} cannot be checked out: ${added.errors}\nFix it and run the command again.`,
    );
  try {
    install(folder);
    const engine = engineOf(folder);
    const stages = await writeStage(engine, stage, version);
    install(join(engine, 'infra'));
    // Reuses encoded images.
    if (existsSync('.cache')) await symlink(resolve('.cache'), join(folder, '.cache'));
    const flags = [
      ...(yes ? ['--yes'] : []),
      ...(sendsLead ? [] : ['--no-lead']),
      ...(leavesOutUnfinished ? ['--leave-out-unfinished'] : []),
      ...(pagesOnly ? ['--pages-only'] : []),
    ];
    const command = [join(engine, 'scripts/run.mjs'), 'deploy', '--stage', stage.name, '--stages', stages];
    if (!(await runNodeScript([...command, ...flags], { cwd: folder })))
      throw new CommandError(`The deployment of ${version} failed; the lines above show the reason.`);
  } finally {
    tryGit('worktree', 'remove', '--force', folder);
  }
};
