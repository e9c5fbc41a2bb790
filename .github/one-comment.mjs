// One comment of each kind under a pull request, written anew instead of a second one.
const author = 'github-actions[bot]';

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
