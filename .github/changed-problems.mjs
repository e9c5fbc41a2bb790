// What a pull request changes in the problems of the documents. documents.yml runs it, with the code of the request.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { lineMap } from './line-map.mjs';

const run = promisify(execFile);
const maxBuffer = 100_000_000;
const folder = 'pages';

/** Takes one problem with a key out of what is left of another list. */
const taker = (problems, keyOf) => {
  const left = new Map();
  for (const problem of problems) left.set(keyOf(problem), [...(left.get(keyOf(problem)) ?? []), problem]);
  return (key) => left.get(key)?.shift();
};

/** What a problem says beside its place. */
const partsOf = ({ code, path, params }) => [
  code,
  path,
  { ...params, alsoAt: undefined, section: undefined },
];
/** The same problem in the same file, also when the line was rewritten or has another place: numbers may differ. */
const nearly = (problem, file) => JSON.stringify([file, partsOf(problem)]).replaceAll(/\d+/g, '#');
const exactly = (problem, file, line) => JSON.stringify([file, line, problem.column, partsOf(problem)]);

/**
 * Compares the problems of two versions of the documents.
 * @param before problems of the version that is changed
 * @param after problems of the changed one
 * @param diff what `git diff --unified=0 --find-renames` says of the two
 * @returns the problems that came, that went and that stayed
 */
export const changedProblems = (before, after, diff) => {
  const { fileNow, lineNow } = lineMap(diff);
  const kept = new Set();
  const stayed = new Set();
  const keep = (keyBefore, keyAfter) => {
    const take = taker(
      after.filter((problem) => !kept.has(problem)),
      keyAfter,
    );
    for (const problem of before.filter((known) => !stayed.has(known))) {
      const found = take(keyBefore(problem));
      if (!found) continue;
      stayed.add(problem);
      kept.add(found);
    }
  };
  keep(
    (problem) => exactly(problem, fileNow(problem.file), lineNow(problem.file, problem.line)),
    (problem) => exactly(problem, problem.file, problem.line),
  );
  keep(
    (problem) => nearly(problem, fileNow(problem.file)),
    (problem) => nearly(problem, problem.file),
  );
  return {
    added: after.filter((problem) => !kept.has(problem)),
    mended: before.filter((problem) => !stayed.has(problem)),
    kept: [...kept],
  };
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
    const options = ['--unified=0', '--find-renames', '--no-color', '--no-ext-diff'];
    const range = ['HEAD^1', 'HEAD', '--', folder];
    const git = ['-c', 'core.quotePath=false', 'diff', ...options, ...range];
    const { stdout } = await run('git', git, { cwd, maxBuffer });
    return changedProblems(before, after, stdout);
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
