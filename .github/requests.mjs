// Finds the pull requests of a workflow run and writes one comment of each kind on them.
export const author = 'github-actions[bot]';

/**
 * Returns the open pull requests whose last commit is the one of the workflow run.
 * @param options.context context of the event `workflow_run`
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
 * Updates our comment that begins with a marker, or creates it.
 * @param options.github API client of actions/github-script
 * @param options.context context of the event
 * @param options.number number of the pull request
 * @param options.marker HTML comment at the beginning of the body
 * @param options.creates whether to create the comment if there is none
 */
export const writeOneComment = async ({ github, context, number, marker, body, creates = true }) => {
  const request = { ...context.repo, issue_number: number };
  const comments = await github.paginate(github.rest.issues.listComments, request);
  const own = comments.find(({ user, body }) => user?.login === author && body?.startsWith(marker));
  if (own) await github.rest.issues.updateComment({ ...context.repo, comment_id: own.id, body });
  else if (creates) await github.rest.issues.createComment({ ...request, body });
};
