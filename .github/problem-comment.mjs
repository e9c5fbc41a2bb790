// The comment under a pull request about the problems of its documents. comment.yml runs it; nothing is installed.
// The list may come from anybody's fork: it is shown as plain text, in which no link, picture or name works.
import { readFile } from 'node:fs/promises';
import { openRequests, writeOneComment } from './requests.mjs';

const marker = '<!-- problems of the documents -->';
/** Bytes of a list that is read, and problems and characters that are shown; a comment may have 65,536. */
const limits = { bytes: 2_000_000, problems: 100, characters: 50_000 };

/** Control characters and those that turn the direction of writing. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A path as code writes it: `sections[0].heading`. */
const written = (path) =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : (index > 0 ? '.' : '') + step))
    .join('');

const lineOf = ({ file, line, column, path, message, fix }) =>
  `${file}:${line}:${column}  ${path.length > 0 ? `${written(path)}: ` : ''}${message}. ${fix}`.replace(
    unseen,
    ' ',
  );

const fenceFor = (text) => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
};

/** `1 new error, 2 new warnings`; kinds of which there is none are left out. */
const words = (problems, kind = '') =>
  ['error', 'warning']
    .map((severity) => [severity, problems.filter((problem) => problem.severity === severity).length])
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${kind}${severity}${count === 1 ? '' : 's'}`)
    .join(', ');

const list = (problems) => {
  const errorsFirst = problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const shown = errorsFirst.slice(0, limits.problems).map(lineOf);
  const text = shown.join('\n').slice(0, limits.characters);
  const fence = fenceFor(text);
  const rest = problems.length - shown.length;
  return [
    `${fence}text`,
    text,
    fence,
    ...(rest > 0 ? [`And ${rest} more; \`npm run check\` lists them all.`] : []),
  ];
};

/**
 * The comment in Markdown: the problems that a pull request brings, and how many it mends.
 * @param change what changed-problems.mjs gives
 * @param commit the last commit of the pull request
 */
export const commentOf = ({ added, mended, kept, alone }, commit) => {
  const brought = words(added, alone ? '' : 'new ') || (alone ? 'no problems' : 'no new problems');
  return [
    marker,
    `### Documents: ${brought}`,
    ...(added.length > 0 ? list(added) : []),
    ...(alone ? ['The base of this request could not be checked, so these are all problems there are.'] : []),
    ...(mended.length > 0 ? [`Mended: ${words(mended)}.`] : []),
    ...(kept.length > 0 ? [`There before: ${words(kept)}; \`npm run check\` lists them.`] : []),
    `As of ${commit.slice(0, 7)}.`,
  ].join('\n');
};

const read = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length > limits.bytes) throw new Error(`the list of problems has ${bytes.length} bytes`);
  const change = JSON.parse(bytes.toString());
  if (![change?.added, change?.mended, change?.kept].every(Array.isArray))
    throw new Error('the list of problems does not say what changed');
  return change;
};

/**
 * Writes the comment, or writes the one anew that is there. A pull request that changes no problem gets none.
 * @param options.github client of the API, as actions/github-script gives it
 * @param options.context of the event `workflow_run`
 * @param options.file path of the list of problems
 */
export const writeComment = async ({ github, context, file }) => {
  const change = await read(file);
  const body = commentOf(change, context.payload.workflow_run.head_sha);
  const begins = change.added.length + change.mended.length > 0;
  // The number comes from GitHub and not from the list, which could name another pull request.
  for (const { number } of await openRequests({ github, context }))
    await writeOneComment({ github, context, number, marker, body, begins });
};
