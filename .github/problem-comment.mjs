// The comment under a pull request about the problems of its documents. comment.yml runs it; nothing is installed.
// The list may come from anybody's fork: it is shown as plain text, in which no link, picture or name works.
import { readFile } from 'node:fs/promises';

const marker = '<!-- problems of the documents -->';
const author = 'github-actions[bot]';
/** Bytes of a list that is read, and problems and characters that are shown; a comment may have 65,536. */
const limits = { bytes: 2_000_000, problems: 100, characters: 50_000 };

const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Control characters and those that turn the direction of writing. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const lineOf = ({ file, line, column, path, message, fix }) =>
  `${file}:${line}:${column}  ${path ? `${path}: ` : ''}${message}. ${fix}`.replace(unseen, ' ');

const fenceFor = (text) => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
};

/**
 * The comment in Markdown.
 * @param problems what `npm run check -- --format json` gives
 * @param commit the commit that has them
 */
export const commentOf = (problems, commit) => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity !== 'error');
  const shown = [...errors, ...warnings].slice(0, limits.problems).map(lineOf);
  const text = shown.join('\n').slice(0, limits.characters);
  const fence = fenceFor(text);
  const rest = problems.length - shown.length;
  return [
    marker,
    problems.length === 0
      ? '### Documents: no problems'
      : `### Documents: ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`,
    ...(problems.length === 0 ? [] : [`${fence}text`, text, fence]),
    ...(rest > 0 ? [`And ${rest} more; \`npm run check\` lists them all.`] : []),
    `As of ${commit.slice(0, 7)}.`,
  ].join('\n');
};

const read = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length > limits.bytes) throw new Error(`the list of problems has ${bytes.length} bytes`);
  const problems = JSON.parse(bytes.toString());
  if (!Array.isArray(problems)) throw new Error('the list of problems is no list');
  return problems;
};

/**
 * Writes the comment, or writes the one anew that is there. A pull request without problems gets none.
 * @param options.github client of the API, as actions/github-script gives it
 * @param options.context of the event `workflow_run`
 * @param options.file path of the list of problems
 */
export const writeComment = async ({ github, context, file }) => {
  const { head_sha: commit, head_branch: branch, head_repository: source } = context.payload.workflow_run;
  const problems = await read(file);
  // The number comes from GitHub and not from the list, which could name another pull request.
  const open = await github.paginate(github.rest.pulls.list, {
    ...context.repo,
    state: 'open',
    head: `${source.owner.login}:${branch}`,
  });
  for (const { number } of open.filter(({ head }) => head.sha === commit)) {
    const comments = await github.paginate(github.rest.issues.listComments, {
      ...context.repo,
      issue_number: number,
    });
    const own = comments.find(({ user, body }) => user?.login === author && body?.startsWith(marker));
    const body = commentOf(problems, commit);
    if (own) await github.rest.issues.updateComment({ ...context.repo, comment_id: own.id, body });
    else if (problems.length > 0)
      await github.rest.issues.createComment({ ...context.repo, issue_number: number, body });
  }
};
