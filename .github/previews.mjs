// Which pull request a preview is of, and the comment with its link. previews.yml runs it, from the default branch, and
// nothing is installed. Number, commit and permission come from GitHub; nothing that a request brings along is asked.
import { author, openRequests, writeOneComment } from './requests.mjs';

const marker = '<!-- preview -->';
/** The status of a commit of a fork that somebody with the right to write has allowed to be shown. */
const allowed = 'preview allowed';

const without =
  'There are no previews: they need a wildcard name in a zone of our own. infra/handbook/previews.md says how to set them up.';

/**
 * Remembers at a commit that it may be shown: the one that was there when the label was given. A push makes another one.
 * @param options.github client of the API, as actions/github-script gives it
 * @param options.context of the event `pull_request_target`, a label
 * @param options.domain the name below which previews have theirs; empty when there are none
 */
export const allowPreview = async ({ github, context, core, domain }) => {
  if (!domain) return core.notice(without);
  const { pull_request: request, sender } = context.payload;
  // A label may also be given by who may only triage.
  const { data } = await github.rest.repos.getCollaboratorPermissionLevel({
    ...context.repo,
    username: sender.login,
  });
  if (!['admin', 'write'].includes(data.permission))
    return core.warning('The label shows nothing: only who may write to the repository allows a preview.');
  await github.rest.repos.createCommitStatus({
    ...context.repo,
    sha: request.head.sha,
    state: 'success',
    context: allowed,
    description: 'The label was given when this was the last commit.',
  });
};

const isAllowed = async ({ github, context }, commit) => {
  const statuses = await github.paginate(github.rest.repos.listCommitStatusesForRef, {
    ...context.repo,
    ref: commit,
  });
  return statuses.some(
    ({ context: name, state, creator }) =>
      name === allowed && state === 'success' && creator?.login === author,
  );
};

/**
 * The open request whose last commit was built.
 * @param options.context of the event `workflow_run`
 * @returns its number; nothing, and a notice, when there is nothing to be shown
 */
export const requestToShow = async ({ github, context, core, domain }) => {
  if (!domain) return core.notice(without);
  const { head_sha: commit, head_repository: source } = context.payload.workflow_run;
  const found = (await openRequests({ github, context })).find(({ head }) => head.repo?.id === source.id);
  if (!found) return core.notice('No open request ends with this commit any more; nothing is shown.');
  const own = source.id === context.payload.repository.id;
  if (!own && !(await isAllowed({ github, context }, commit)))
    return core.warning(
      'Nobody has allowed this commit of a fork to be shown. Take the label "preview" off and give it again.',
    );
  return found.number;
};

/**
 * Writes the comment with the link, or that there is none any more.
 * @param options.number of the request
 * @param options.commit that is shown; without it the preview is gone
 */
export const writePreviewComment = async ({ github, context, number, commit, domain }) => {
  const body = commit
    ? [
        marker,
        `### [Preview](https://pr-${number}.${domain}/)`,
        `The whole site as of ${commit.slice(0, 7)}. Its forms send nothing. It goes when this request is closed, or 30 days after the last push.`,
      ]
    : [marker, 'The preview is gone.'];
  await writeOneComment({
    github,
    context,
    number,
    marker,
    body: body.join('\n'),
    begins: Boolean(commit),
  });
};
