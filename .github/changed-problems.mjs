// Writes which problems of the documents a pull request adds and fixes. documents.yml runs it with the code of the pull
// request; comment.yml of the default branch reads the JSON, so its fields `added`, `mended` and `kept` are not renamed.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const maxBuffer = 100_000_000;
const folder = 'pages';

const keyOf = ({ file, code, path, params }, section = params.section) =>
  JSON.stringify([file, code, path, { ...params, section, alsoAt: undefined }]);
const ignoreIndexes = (key) => key.replaceAll(/\d+/g, '#');

/**
 * Keys that match a problem with one of the base, strictest first: by path, parameters and heading of the section; then
 * ignoring positions in lists; then ignoring the heading as well.
 */
const keys = [
  keyOf,
  (problem) => ignoreIndexes(keyOf(problem)),
  (problem) => ignoreIndexes(keyOf(problem, {})),
];

/**
 * Compares the problems of two revisions of the documents.
 * @param before problems of the base
 * @param after problems of the new revision
 * @param renamed new names of renamed files by their old names
 * @returns the problems that are new, those that are fixed (`mended`) and those that remain (`kept`)
 */
export const changedProblems = (before, after, renamed) => {
  let fixed = before.map((problem) => ({ ...problem, file: renamed.get(problem.file) ?? problem.file }));
  let added = after;
  const remaining = [];
  for (const key of keys) {
    const former = new Map();
    for (const problem of fixed) former.set(key(problem), [...(former.get(key(problem)) ?? []), problem]);
    const matched = new Set();
    added = added.filter((problem) => {
      const same = former.get(key(problem))?.shift();
      if (!same) return true;
      matched.add(same);
      remaining.push(problem);
      return false;
    });
    fixed = fixed.filter((problem) => !matched.has(problem));
  }
  return { added, mended: fixed, kept: remaining };
};

/** Checks the documents in a folder. The command also prints the problems when it fails because of errors. */
const runCheck = async (pages) => {
  const args = ['run', '--silent', 'check', '--', '--format', 'json', '--pages', pages];
  const { stdout } = await run('npm', args, { maxBuffer }).catch((error) => error);
  return JSON.parse(stdout);
};

/** Returns the problems of the documents in a working tree, with file names relative to it. */
const findProblems = async (check, workingTree) => {
  const pages = join(resolve(workingTree), folder);
  return (await check(pages)).map((problem) => {
    const file = relative(pages, problem.file).replaceAll('\\', '/');
    return { ...problem, file: `${folder}/${file}` };
  });
};

/** Extracts the documents of a commit into a folder. */
const extractDocuments = async (cwd, commit, target) => {
  const file = join(target, 'documents.tar');
  await run('git', ['archive', '--output', file, commit, folder], { cwd });
  await run('tar', ['--extract', '--file', file, '--directory', target]);
};

/**
 * Compares the problems of the last commit, which merges a pull request into its base, with those of its first parent.
 * @param options.cwd working tree of the repository, whose history contains both commits
 * @param options.check returns the problems of the documents in a folder
 * @returns the result of `changedProblems`; if the base cannot be checked, all problems as `added`, with `alone: true`
 */
export const problemsOfRequest = async ({ cwd = '.', check = runCheck } = {}) => {
  const after = await findProblems(check, cwd);
  const target = await mkdtemp(join(tmpdir(), 'base-'));
  try {
    await extractDocuments(cwd, 'HEAD^1', target);
    const before = await findProblems(check, target);
    const range = ['--name-status', '--find-renames', 'HEAD^1', 'HEAD', '--', folder];
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', 'diff', ...range], { cwd, maxBuffer });
    // Lines of renamed files look like `R100	pages/contact.yaml	pages/reach.yaml`.
    const renamed = stdout
      .split('\n')
      .flatMap((line) => (line[0] === 'R' ? [line.split('\t').slice(1)] : []));
    return changedProblems(before, after, new Map(renamed));
  } catch (error) {
    console.error(`The base could not be checked: ${error.message}`);
    return { added: after, mended: [], kept: [], alone: true };
  } finally {
    await rm(target, { recursive: true });
  }
};

const [, script, file] = process.argv;
if (script && import.meta.url === pathToFileURL(script).href)
  await writeFile(file, JSON.stringify(await problemsOfRequest()));
