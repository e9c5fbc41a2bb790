// Finds the pull request of a preview and comments on it with the link. previews.yml runs this code from the default branch
// and installs nothing. Number, commit and permission come from GitHub's API, never from the content of a pull request.

const author = 'github-actions[bot]';
const marker = '<!-- preview -->';
/** Commit status that marks a commit of a fork whose preview a person with write access has allowed. */
const allowedStatus = 'preview allowed';

const noPreviews =
  'There are no previews: they need a wildcard name in a hosted zone of your own. infra/handbook/previews.md explains the setup.';

/**
 * Marks the commit that was the last one when the label was added as allowed. Later commits need the label again.
 * @param options.github API client of actions/github-script
 * @param options.context context of the event `pull_request_target` for an added label
 * @param options.domain parent domain of all previews; empty if previews are not set up
 */
export const allowPreview = async ({ github, context, core, domain }) => {
  if (!domain) return core.notice(noPreviews);
  const { pull_request: request, sender } = context.payload;
  // People with only the triage role can add labels, too.
  const { data } = await github.rest.repos.getCollaboratorPermissionLevel({
    ...context.repo,
    username: sender.login,
  });
  if (!['admin', 'write'].includes(data.permission))
    return core.warning(
      'The label has no effect: only people with write access to the repository can allow a preview.',
    );
  await github.rest.repos.createCommitStatus({
    ...context.repo,
    sha: request.head.sha,
    state: 'success',
    context: allowedStatus,
    description: 'The label was added when this was the last commit.',
  });
};

const isAllowed = async ({ github, context }, commit) => {
  const statuses = await github.paginate(github.rest.repos.listCommitStatusesForRef, {
    ...context.repo,
    ref: commit,
  });
  return statuses.some(
    ({ context: name, state, creator }) =>
      name === allowedStatus && state === 'success' && creator?.login === author,
  );
};

/**
 * Returns the number of the open pull request whose last commit was built; undefined, with a notice, if no preview may be
 * published.
 * @param options.context context of the event `workflow_run`
 */
export const requestToShow = async ({ github, context, core, domain }) => {
  if (!domain) return core.notice(noPreviews);
  const { head_sha: commit, head_branch: branch, head_repository: source } = context.payload.workflow_run;
  const open = await github.paginate(github.rest.pulls.list, {
    ...context.repo,
    state: 'open',
    head: `${source.owner.login}:${branch}`,
  });
  const found = open.find(({ head }) => head.sha === commit && head.repo?.id === source.id);
  if (!found)
    return core.notice(
      'This is no longer the last commit of an open pull request, so no preview is published.',
    );
  const isOwn = source.id === context.payload.repository.id;
  if (!isOwn && !(await isAllowed({ github, context }, commit)))
    return core.warning(
      'No preview of this commit of a fork is allowed. Remove the label "preview" and add it again.',
    );
  return found.number;
};

/**
 * Writes the comment with the link to the preview, or that the preview was removed. A later one replaces it.
 * @param options.number number of the pull request
 * @param options.commit published commit; undefined if the preview was removed
 */
export const writePreviewComment = async ({ github, context, number, commit, domain }) => {
  const lines = commit
    ? [
        `### [Preview](https://pr-${number}.${domain}/)`,
        `The whole site as of ${commit.slice(0, 7)}. Its forms send nothing. It is removed when this pull request is closed, or 30 days after the last push.`,
      ]
    : ['The preview was removed.'];
  const body = [marker, ...lines].join('\n');
  const request = { ...context.repo, issue_number: number };
  const comments = await github.paginate(github.rest.issues.listComments, request);
  const own = comments.find((comment) => comment.user?.login === author && comment.body?.startsWith(marker));
  if (own) await github.rest.issues.updateComment({ ...context.repo, comment_id: own.id, body });
  else if (commit) await github.rest.issues.createComment({ ...request, body });
};
