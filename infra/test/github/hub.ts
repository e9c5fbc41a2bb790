type Status = { context: string; state: string; creator: { login: string } };
type Comment = { id: number; user: { login: string }; body: string };

/** A pull request in GitHub's events and API. */
export type Pull = {
  number: number;
  state: 'open' | 'closed';
  title: string;
  head: { sha: string; ref: string; repo: { id: number; full_name: string; owner: { login: string } } };
};

/** A GitHub repository, as far as the workflows of previews query it. */
export type Hub = {
  pulls: Pull[];
  statuses: Record<string, Status[]>;
  comments: Comment[];
  /** Permissions of users: admin, write or read. */
  permissions: Record<string, string>;
};

export const emptyHub = (): Hub => ({ pulls: [], statuses: {}, comments: [], permissions: {} });

type Permissions = Record<string, string>;
const bot = { login: 'github-actions[bot]' };

/** Throws what GitHub's client throws for a 403. */
const forbidden = (what: string): never => {
  throw new Error(`Resource not accessible by integration: ${what}`);
};

/** Returns the client that actions/github-script gives a job, with the job's permissions. */
export const clientOf = (hub: Hub, permissions: Permissions) => {
  const needs = (what: string, right: 'read' | 'write') => {
    const has = permissions[what];
    if (has !== 'write' && has !== right) forbidden(`${what}: ${right}`);
  };
  const rest = {
    pulls: {
      list: ({ head }: { head: string }) =>
        hub.pulls.filter(
          (pull) => pull.state === 'open' && head === `${pull.head.repo.owner.login}:${pull.head.ref}`,
        ),
    },
    repos: {
      getCollaboratorPermissionLevel: ({ username }: { username: string }) => ({
        data: { permission: hub.permissions[username] ?? 'none' },
      }),
      createCommitStatus: ({ sha, ...status }: Omit<Status, 'creator'> & { sha: string }) => {
        needs('statuses', 'write');
        (hub.statuses[sha] ??= []).push({ ...status, creator: bot });
      },
      listCommitStatusesForRef: ({ ref }: { ref: string }) => {
        needs('statuses', 'read');
        return hub.statuses[ref] ?? [];
      },
    },
    issues: {
      listComments: () => hub.comments,
      createComment: ({ body }: { body: string }) => {
        needs('pull-requests', 'write');
        hub.comments.push({ id: hub.comments.length, user: bot, body });
      },
      updateComment: ({ comment_id, body }: { comment_id: number; body: string }) => {
        needs('pull-requests', 'write');
        const found = hub.comments[comment_id];
        if (found) found.body = body;
      },
    },
  };
  const paginate = async (call: (options: object) => unknown, options: object) => call(options);
  return { rest, paginate };
};
