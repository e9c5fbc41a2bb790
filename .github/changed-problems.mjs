// What a pull request changes in the problems of the documents. documents.yml runs it, with the code of the request.
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
const withoutNumbers = (key) => key.replaceAll(/\d+/g, '#');

/**
 * By what a problem is the same as before, the most certain first: its path, parameters and the heading of its section; the
 * same in another place of a list; the same in a section with another heading.
 */
const keys = [
  keyOf,
  (problem) => withoutNumbers(keyOf(problem)),
  (problem) => withoutNumbers(keyOf(problem, {})),
];

/**
 * Compares the problems of two versions of the documents.
 * @param before problems of the version that is changed
 * @param after problems of the changed one
 * @param renamed the present names of files that were renamed, by their former ones
 * @returns the problems that came, that went and that stayed
 */
export const changedProblems = (before, after, renamed) => {
  let mended = before.map((problem) => ({ ...problem, file: renamed.get(problem.file) ?? problem.file }));
  let added = after;
  const kept = [];
  for (const key of keys) {
    const former = new Map();
    for (const problem of mended) former.set(key(problem), [...(former.get(key(problem)) ?? []), problem]);
    const stayed = new Set();
    added = added.filter((problem) => {
      const same = former.get(key(problem))?.shift();
      if (!same) return true;
      stayed.add(same);
      kept.push(problem);
      return false;
    });
    mended = mended.filter((problem) => !stayed.has(problem));
  }
  return { added, mended, kept };
};

/** Has the documents of a folder checked; errors among the problems end the command with another status. */
const npmCheck = async (pages) => {
  const words = ['run', '--silent', 'check', '--', '--format', 'json', '--pages', pages];
  const { stdout } = await run('npm', words, { maxBuffer }).catch((error) => error);
  return JSON.parse(stdout);
};

/** The problems of the documents in a working copy. */
const problemsIn = async (check, copy) => {
  const pages = join(resolve(copy), folder);
  return (await check(pages)).map((problem) => {
    const file = relative(pages, problem.file).replaceAll('\\', '/');
    return { ...problem, file: `${folder}/${file}` };
  });
};

/** Puts the documents of a commit into a folder. */
const unpack = async (cwd, commit, target) => {
  const file = join(target, 'documents.tar');
  await run('git', ['archive', '--output', file, commit, folder], { cwd });
  await run('tar', ['--extract', '--file', file, '--directory', target]);
};

/**
 * What the last commit, in which a pull request is merged into its base, changes in the problems.
 * @param options.cwd the working copy, with the commit and its first parent
 * @param options.check gives the problems of the documents in a folder
 * @returns what `changedProblems` gives; all problems as new ones, and a note, when the base cannot be checked
 */
export const problemsOfRequest = async ({ cwd = '.', check = npmCheck } = {}) => {
  const after = await problemsIn(check, cwd);
  const target = await mkdtemp(join(tmpdir(), 'base-'));
  try {
    await unpack(cwd, 'HEAD^1', target);
    const before = await problemsIn(check, target);
    const range = ['--name-status', '--find-renames', 'HEAD^1', 'HEAD', '--', folder];
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', 'diff', ...range], { cwd, maxBuffer });
    // Such as `R100	pages/contact.yaml	pages/reach.yaml`.
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
