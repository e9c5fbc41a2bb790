import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
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

/**
 * Removes the fields that a schema of an older version does not know. Returns the value and the paths of the removed
 * fields.
 */
const removeUnknownFields = <T extends object>(
  schema: z.ZodType,
  value: T,
): { known: T; removed: PropertyKey[][] } => {
  const known = structuredClone(value);
  const removed = (schema.safeParse(known).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  for (const path of removed) {
    const parent = path
      .slice(0, -1)
      .reduce((inner, key) => Reflect.get(inner, key) as object, known as object);
    Reflect.deleteProperty(parent, path.at(-1) ?? '');
  }
  return { known, removed };
};

/**
 * The exported schema of the stage file in older versions: until 0.7, when the file was a module, of one stage; since
 * then, of all stages.
 */
type StageModule = { stageSchema: z.ZodType } | { stages: z.ZodType };

const schemaFiles = [
  'infra/stage/schema.ts',
  'infra/stage/schema.js',
  'schema/stages.ts',
  'schema/stages.js',
];

/**
 * Returns the text and extension of a stage file for an older version, and the paths of the fields that were left out
 * because that version does not support them.
 */
const formatStage = (module: StageModule, { name, ...stage }: NamedStage) => {
  const toText = (table: object) => `${JSON.stringify(table, null, 2)}\n`;
  if ('stages' in module) {
    const { known, removed } = removeUnknownFields(module.stages, { [name]: stage });
    return {
      text: toText(known),
      extension: 'yaml',
      removed: removed.map((path) => path.slice(1).join('.')),
    };
  }
  const { known, removed } = removeUnknownFields(module.stageSchema, stage);
  const text = `export const stages = ${toText({ [name]: known })}`;
  return { text, extension: 'ts', removed: removed.map((path) => path.join('.')) };
};

/**
 * Writes the current stage in the format of the older version.
 * @param folder its checkout
 * @returns the file
 * @throws CommandError if that version would deploy something else
 */
const writeStage = async (folder: string, stage: NamedStage, version: string): Promise<string> => {
  const engine = engineOf(folder);
  const file = schemaFiles.map((name) => join(engine, name)).find((path) => existsSync(path)) ?? '';
  const module = (await import(pathToFileURL(file).href)) as StageModule;
  const { text, extension, removed } = formatStage(module, stage);
  const missing = requiredFields(stage).filter((field) =>
    removed.some((path) => path.split('.')[0] === field),
  );
  const nextStep = 'Nothing was changed. Deploy a later version, or revert the change in the documents.';
  if (missing.length > 0)
    throw new CommandError(
      `${version} does not support ${missing.join(' and ')} of the stage file and would deploy something else. ${nextStep}`,
    );
  const ownStages = await readFile(join(folder, 'stages.ts'), 'utf8').catch(() => '');
  if (extension === 'ts' && /^\s*theme:/m.test(ownStages))
    throw new CommandError(
      `The stages of ${version} name brand files (theme), which no longer exist, so it would deploy other colors and fonts. ${nextStep}`,
    );
  if (removed.length > 0)
    console.log(`${version} does not support ${removed.join(', ')} of the stage file; deploying without it.`);
  const written = resolve('build', `version-${stage.name}.stages.${extension}`);
  await writeFile(written, text);
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
