import { existsSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { installPackages } from '../packages/install-packages.mjs';
import { CommandError } from '../terminal/command-error.ts';
import { runNodeScript } from '../terminal/run-node.ts';
import type { NamedStage } from '../stage/stage.ts';
import { tryGit } from './git.ts';

/** Fields of a stage that an older version must support, because without them it would deploy something else. */
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

/** Returns the root of the engine in a checkout, which is the engine's repository or a site with the package. */
const engineOf = (folder: string): string =>
  existsSync(join(folder, 'scripts/run.mjs')) ? folder : join(folder, 'node_modules/page-schema-site/engine');

/** Removes the fields of an object that a schema of an older version does not know, and returns their paths. */
const removeUnknownFields = (schema: z.ZodType, value: object): PropertyKey[][] => {
  const removed = (schema.safeParse(value).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  for (const path of removed) {
    const parent = path.slice(0, -1).reduce((inner, key) => Reflect.get(inner, key) as object, value);
    Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
  return removed;
};

/**
 * Writes the current stage without the fields that an older version does not know.
 * @param folder its checkout
 * @returns the file
 * @throws CommandError if that version would deploy something else
 */
const writeStage = async (folder: string, stage: NamedStage, version: string): Promise<string> => {
  const files = ['ts', 'js'].map((extension) => join(engineOf(folder), `schema/stages.${extension}`));
  const file = files.find((path) => existsSync(path));
  const nextStep = 'Nothing was changed. Deploy a later version, or revert the change in the documents.';
  if (file === undefined)
    throw new CommandError(`${version} is older than 0.7 and cannot read the stage file. ${nextStep}`);
  const { stages } = (await import(pathToFileURL(file).href)) as { stages: z.ZodType };
  const { name, ...fields } = stage;
  const known = { [name]: structuredClone(fields) };
  const paths = removeUnknownFields(stages, known).map((path) => path.slice(1).join('.'));
  const missing = requiredFields(stage).filter((field) => paths.some((path) => path.split('.')[0] === field));
  if (missing.length > 0)
    throw new CommandError(
      `${version} does not support ${missing.join(' and ')} of the stage file and would deploy something else. ${nextStep}`,
    );
  if (paths.length > 0)
    console.log(`${version} does not support ${paths.join(', ')} of the stage file; deploying without it.`);
  const written = resolve('build', `version-${name}.stages.yaml`);
  await writeFile(written, JSON.stringify(known, null, 2));
  return written;
};

/**
 * Deploys or prepares an older version from its own Git worktree: its pages, functions and template, with the current
 * stage settings, so that mailboxes and the front-door key are not reverted.
 * @param version a tag or any other Git revision
 * @param name of the command
 * @throws CommandError with the next step
 */
export const runInCheckout = async (
  stage: NamedStage,
  version: string,
  name: 'deploy' | 'prepare',
  flags: string[],
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
    const stages = await writeStage(folder, stage, version);
    install(join(engine, 'infra'));
    // Shares the cache of this checkout, so that encoded images are reused.
    if (existsSync('.cache')) await symlink(resolve('.cache'), join(folder, '.cache'));
    const command = [join(engine, 'scripts/run.mjs'), name, '--stage', stage.name, '--stages', stages];
    if (!(await runNodeScript([...command, ...flags], { cwd: folder })))
      throw new CommandError(`The command ${name} of ${version} failed; the lines above show the reason.`);
  } finally {
    tryGit('worktree', 'remove', '--force', folder);
  }
};
