// Comments on a pull request with the problems of its documents. comment.yml runs it and installs nothing. The list of
// problems may come from any fork, so it is quoted as plain text without working links, images or mentions.
import { readFile } from 'node:fs/promises';
import { openRequests, writeOneComment } from './requests.mjs';

const marker = '<!-- problems of the documents -->';
/** Maximum size of the list in bytes, and of the comment in problems and characters; GitHub allows 65,536 characters. */
const limits = { bytes: 2_000_000, problems: 100, characters: 50_000 };

/** Control characters, including those that change the writing direction. */
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Formats a path like code: `sections[0].heading`. */
const formatPath = (path) =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : (index > 0 ? '.' : '') + step))
    .join('');

const lineOf = ({ file, line, column, path, message, fix }) =>
  `${file}:${line}:${column}  ${path.length > 0 ? `${formatPath(path)}: ` : ''}${message}. ${fix}`.replace(
    controlCharacters,
    ' ',
  );

const fenceFor = (text) => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
};

/** Counts by severity, without zeros: `1 new error, 2 new warnings`. */
const formatCounts = (problems, kind = '') =>
  ['error', 'warning']
    .map((severity) => [severity, problems.filter((problem) => problem.severity === severity).length])
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${kind}${severity}${count === 1 ? '' : 's'}`)
    .join(', ');

const list = (problems) => {
  const errorsFirst = problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const lines = errorsFirst.slice(0, limits.problems).map(lineOf);
  const text = lines.join('\n').slice(0, limits.characters);
  const fence = fenceFor(text);
  const rest = problems.length - lines.length;
  return [
    `${fence}text`,
    text,
    fence,
    ...(rest > 0 ? [`And ${rest} more; \`npm run check\` lists them all.`] : []),
  ];
};

/**
 * Returns the comment in Markdown: the problems that a pull request adds, and how many it fixes.
 * @param change the JSON of changed-problems.mjs
 * @param commit last commit of the pull request
 */
export const commentOf = ({ added, mended: fixed, kept: remaining, alone: isBaseUnknown }, commit) => {
  const heading =
    formatCounts(added, isBaseUnknown ? '' : 'new ') || (isBaseUnknown ? 'no problems' : 'no new problems');
  return [
    marker,
    `### Documents: ${heading}`,
    ...(added.length > 0 ? list(added) : []),
    ...(isBaseUnknown
      ? ['The base of this pull request could not be checked, so these are all problems of its documents.']
      : []),
    ...(fixed.length > 0 ? [`Fixed: ${formatCounts(fixed)}.`] : []),
    ...(remaining.length > 0 ? [`Not new: ${formatCounts(remaining)}; \`npm run check\` lists them.`] : []),
    `As of ${commit.slice(0, 7)}.`,
  ].join('\n');
};

const read = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length > limits.bytes) throw new Error(`the list of problems has ${bytes.length} bytes`);
  const change = JSON.parse(bytes.toString());
  if (![change?.added, change?.mended, change?.kept].every(Array.isArray))
    throw new Error('the list of problems lacks `added`, `mended` or `kept`');
  return change;
};

/**
 * Creates or updates the comment. A pull request that neither adds nor fixes problems gets none.
 * @param options.github API client of actions/github-script
 * @param options.context context of the event `workflow_run`
 * @param options.file path of the JSON of changed-problems.mjs
 */
export const writeComment = async ({ github, context, file }) => {
  const change = await read(file);
  const body = commentOf(change, context.payload.workflow_run.head_sha);
  const creates = change.added.length + change.mended.length > 0;
  // The number comes from GitHub's API; the list, which the pull request wrote, could name another pull request.
  for (const { number } of await openRequests({ github, context }))
    await writeOneComment({ github, context, number, marker, body, creates });
};
