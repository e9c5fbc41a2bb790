import * as z from 'zod';

// Stops zod from testing whether `new Function` is allowed, which browsers report as a violation of the Studio's
// Content-Security-Policy.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** The id of a Git object. */
const id = z.string().regex(/^[0-9a-f]{40}$/);

/** A date as GitHub writes it; the parsed value is in milliseconds since 1970. */
const time = z.string().transform(Date.parse).pipe(z.number());

const object = z.object({ sha: id });

const commit = z
  .object({ id, time, tree: z.object({ id }), file: z.object({ id }).nullable() })
  .transform(({ tree, file, ...rest }) => ({ ...rest, root: tree.id, site: file?.id }));

/** A commit: its time, and the tree ids of the repository root and of the site's folder. */
export type Head = z.infer<typeof commit>;

const historyCommit = z.object({
  id,
  time,
  message: z.string(),
  author: z
    .object({ name: z.string().nullable() })
    .nullable()
    .transform((author) => author?.name ?? ''),
});

/**
 * An empty object if the id belongs to an object that is not a commit, because the query selects only fields of
 * commits.
 */
const notCommit = z.strictObject({}).transform(() => null);

const ref = z
  .object({ target: commit })
  .transform(({ target }) => target)
  .nullable();

const run = z
  .object({
    path: z.string(),
    event: z.string(),
    name: z.string().nullish(),
    status: z.string().nullable(),
    conclusion: z.string().nullable(),
    html_url: z.string(),
    head_branch: z.string().nullable(),
    head_sha: id,
    updated_at: time,
  })
  .transform(({ name, html_url: url, ...rest }) => ({ ...rest, name: name ?? '', url }));

const status = z
  .object({ context: z.string(), state: z.string(), target_url: z.string().nullable() })
  .transform(({ context: name, state, target_url: url }) => ({ name, state, url: url ?? undefined }));

/** Schemas of the used parts of GitHub's responses: REST by returned object, GraphQL by query. */
export const responseSchemas = {
  object,
  tree: object.extend({
    truncated: z.boolean(),
    tree: z.array(
      z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: id, size: z.int().default(0) }),
    ),
  }),
  blob: object.extend({ content: z.base64(), encoding: z.literal('base64') }),
  newCommit: object.extend({ tree: object, parents: z.array(object) }),
  comparison: z.object({ merge_base_commit: object }),
  runs: z.object({ total_count: z.int(), workflow_runs: z.array(run) }),
  statuses: z.object({ statuses: z.array(status) }),
  pull: z.object({ number: z.int() }),
  pulls: z.array(z.object({ number: z.int() })),
  pullState: z.object({ merged: z.boolean(), merge_commit_sha: id.nullable(), head: object }),
  merge: object.extend({ merged: z.literal(true) }),

  opened: z.object({
    viewer: z.object({ login: z.string().min(1) }),
    repository: z
      .object({ id: z.string().min(1), defaultBranchRef: z.object({ name: z.string().min(1) }).nullable() })
      .nullable(),
  }),
  history: z.object({
    start: z.object({ history: z.object({ nodes: z.array(historyCommit) }) }).nullable(),
  }),
  heads: z.object({ base: ref, draft: ref }),
  commitById: z.object({ commit: commit.or(notCommit).nullable() }),
  texts: z.record(z.string(), z.object({ text: z.string().nullish() }).nullable()),
  committed: z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: id }) }) }),
  refsUpdated: z.object({ updateRefs: z.object({ clientMutationId: z.string().nullable() }) }),
};

/** Envelope of every GraphQL response. */
export const queryResponse = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});
