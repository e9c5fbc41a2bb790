// The pull requests of a workflow, and the one comment of each kind under them.
export const author = 'github-actions[bot]';

/**
 * The open pull requests whose last commit is the one of the event.
 * @param options.context of the event `workflow_run`
 */
export const openRequests = async ({ github, context }) => {
  const { head_sha: commit, head_branch: branch, head_repository: source } = context.payload.workflow_run;
  const open = await github.paginate(github.rest.pulls.list, {
    ...context.repo,
    state: 'open',
    head: `${source.owner.login}:${branch}`,
  });
  return open.filter(({ head }) => head.sha === commit);
};

/**
 * Writes the comment that begins with a marker, or writes the one anew that is there.
 * @param options.github client of the API, as actions/github-script gives it
 * @param options.context of the event
 * @param options.number of the pull request
 * @param options.marker an HTML comment, with which the body begins
 * @param options.begins whether it is written where there is none yet
 */
export const writeOneComment = async ({ github, context, number, marker, body, begins = true }) => {
  const request = { ...context.repo, issue_number: number };
  const comments = await github.paginate(github.rest.issues.listComments, request);
  const own = comments.find(({ user, body }) => user?.login === author && body?.startsWith(marker));
  if (own) await github.rest.issues.updateComment({ ...context.repo, comment_id: own.id, body });
  else if (begins) await github.rest.issues.createComment({ ...request, body });
};
