import { buildSchema, graphql, GraphQLError } from 'graphql';
import { Hono } from 'hono';
import { hasPermission, type Env } from './guard.ts';
import type { User, World } from './world.ts';

/** The part of GitHub's schema that the Studio uses, with GitHub's names and types. */
const schema = buildSchema(`
  scalar GitObjectID
  scalar GitRefname
  scalar DateTime
  interface GitObject { oid: GitObjectID! }
  type TreeEntry { oid: GitObjectID! }
  type Tree implements GitObject { oid: GitObjectID! }
  type GitActor { name: String }
  type CommitHistoryConnection { nodes: [Commit] }
  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    author: GitActor
    history(first: Int, path: String): CommitHistoryConnection!
    committedDate: DateTime!
    tree: Tree!
    file(path: String!): TreeEntry
  }
  type Blob implements GitObject { oid: GitObjectID! text: String isBinary: Boolean isTruncated: Boolean! }
  type Ref { name: String! target: GitObject }
  type User { login: String! }
  type Repository {
    id: ID!
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
  }
  type Query { viewer: User! repository(owner: String!, name: String!): Repository }
  input RefUpdate { afterOid: GitObjectID! beforeOid: GitObjectID force: Boolean = false name: GitRefname! }
  input UpdateRefsInput { clientMutationId: String refUpdates: [RefUpdate!]! repositoryId: ID! }
  type UpdateRefsPayload { clientMutationId: String }
  scalar Base64String
  input CommittableBranch { branchName: String id: ID repositoryNameWithOwner: String }
  input CommitMessage { body: String headline: String! }
  input FileAddition { contents: Base64String! path: String! }
  input FileDeletion { path: String! }
  input FileChanges { additions: [FileAddition!] = [] deletions: [FileDeletion!] = [] }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!
    clientMutationId: String
    expectedHeadOid: GitObjectID!
    fileChanges: FileChanges
    message: CommitMessage!
  }
  type CreateCommitOnBranchPayload { clientMutationId: String commit: Commit ref: Ref }
  type Mutation {
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
    updateRefs(input: UpdateRefsInput!): UpdateRefsPayload
  }
`);

/** Maximum length of `Blob.text`; longer texts are truncated. */
const maxTextLength = 512_000;

const failure = (type: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { type } });
const forbidden = () => failure('FORBIDDEN', 'Resource not accessible by personal access token');

type NewCommit = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string; body?: string };
};
type RefUpdate = { afterOid: string; beforeOid?: string; force?: boolean; name: string };

/** Creates the root resolvers for one user. */
const createRoot = (world: World, user: User) => {
  const { repository, owner, name } = world;

  // https://docs.github.com/en/graphql/reference/commits#commit
  const commit = (oid: string, content: Buffer) => {
    const [, tree] = /^tree (\w+)/.exec(content.toString()) ?? [];
    const [, seconds] = /^committer .* (\d+) \S+$/m.exec(content.toString()) ?? [];
    return {
      __typename: 'Commit',
      oid,
      message: content
        .toString()
        .replace(/^[^]*?\n\n/, '')
        .trimEnd(),
      author: { name: /^author (.*) </m.exec(content.toString())?.[1] ?? null },
      history: async ({ first = 100, path }: { first?: number; path?: string }) => {
        const paths = path === undefined ? [] : ['--', path];
        const found = await repository.text(['rev-list', `--max-count=${first}`, oid, ...paths]);
        return { nodes: found.split('\n').flatMap((each) => (each === '' ? [] : [object({ oid: each })])) };
      },
      committedDate: new Date(Number(seconds) * 1000).toISOString(),
      tree: { oid: tree },
      file: async ({ path }: { path: string }) => {
        const entry = await repository.find(`${oid}:${path}`);
        return entry === undefined ? null : { oid: entry };
      },
    };
  };
  // https://docs.github.com/en/graphql/reference/git#blob
  const blob = (oid: string, bytes: Buffer) => {
    const isBinary = bytes.includes(0);
    const text = bytes.toString('utf8').slice(0, maxTextLength);
    return {
      __typename: 'Blob',
      oid,
      isBinary,
      isTruncated: bytes.length > maxTextLength,
      text: isBinary ? null : text,
    };
  };
  const object = async ({ oid: id, expression }: { oid?: string; expression?: string }) => {
    const oid = id ?? (await repository.find(expression ?? ''));
    if (oid === undefined) return null;
    const { type, content = Buffer.alloc(0) } = (await repository.objects.read(oid)) ?? {};
    if (type === 'commit') return commit(oid, content);
    return type === 'blob' ? blob(oid, content) : null;
  };
  // https://docs.github.com/en/graphql/reference/git#ref
  const ref = async ({ qualifiedName }: { qualifiedName: string }) => {
    const oid = await repository.find(qualifiedName);
    return oid === undefined
      ? null
      : { name: qualifiedName.replace('refs/heads/', ''), target: object({ oid }) };
  };

  // https://docs.github.com/en/graphql/reference/git#updaterefs
  const updateRefs = async ({ input }: { input: { refUpdates: RefUpdate[] } }) => {
    if (!hasPermission(user, 'contents', 'write')) throw forbidden();
    const none = '0'.repeat(40);
    const updates = await Promise.all(
      input.refUpdates.map(async ({ name: ref, afterOid, beforeOid, force }) => {
        const now = (await repository.find(ref)) ?? none;
        const isAllowed =
          force === true ||
          now === none ||
          afterOid === none ||
          (await repository.git(['merge-base', '--is-ancestor', now, afterOid]).then(
            () => true,
            () => false,
          ));
        if (!isAllowed) throw failure('UNPROCESSABLE', `${ref} is not a fast forward`);
        return { name: ref, before: beforeOid ?? now, after: afterOid };
      }),
    );
    await repository.updateRefs(updates).catch((error: Error) => {
      throw failure('UNPROCESSABLE', error.message);
    });
    return { clientMutationId: null };
  };

  // https://docs.github.com/en/graphql/reference/commits#createcommitonbranch
  const createCommitOnBranch = async ({ input }: { input: NewCommit }) => {
    if (!hasPermission(user, 'contents', 'write')) throw forbidden();
    const { branch, expectedHeadOid: parent, fileChanges, message } = input;
    const branchName = `refs/heads/${branch.branchName}`;
    const head = await repository.find(branchName);
    if (head === undefined)
      throw failure('NOT_FOUND', `The branch "${branch.branchName}" does not exist on the repository.`);
    if (head !== parent)
      throw failure(
        'STALE_DATA',
        `Expected branch to point to "${parent}" but it did not. Pull and try again.`,
      );
    const added = fileChanges.additions.map(async ({ path, contents }) => {
      const sha = await repository.writeBlob(Buffer.from(contents, 'base64'));
      return { path, mode: '100644', sha };
    });
    const removed = fileChanges.deletions.map(({ path }) => ({ path, mode: '100644' }));
    const text = [message.headline, message.body].filter(Boolean).join('\n\n');
    try {
      const tree = await repository.writeTree(parent, [...(await Promise.all(added)), ...removed]);
      const oid = await repository.commit(tree, [parent], text, user);
      await repository.updateRefs([{ name: branchName, before: parent, after: oid }]);
      return { commit: object({ oid }), ref: ref({ qualifiedName: branchName }) };
    } catch (error) {
      throw failure('UNPROCESSABLE', String(error));
    }
  };

  return {
    // https://docs.github.com/en/graphql/reference/queries#viewer
    viewer: { login: user.login },
    // https://docs.github.com/en/graphql/reference/queries#repository
    repository: (args: { owner: string; name: string }) => {
      if (args.owner !== owner || args.name !== name)
        throw failure(
          'NOT_FOUND',
          `Could not resolve to a Repository with the name '${args.owner}/${args.name}'.`,
        );
      if (!hasPermission(user, 'contents', 'read')) throw forbidden();
      const id = 'R_1';
      return { id, ref, object, defaultBranchRef: () => ref({ qualifiedName: `refs/heads/${world.base}` }) };
    },
    createCommitOnBranch,
    updateRefs,
  };
};

/** The GraphQL endpoint. Errors of a query have the status 200 and a `type` next to the message. */
export const graphQl = (world: World): Hono<Env> => {
  const app = new Hono<Env>();
  app.post('/graphql', async (context) => {
    const { query, variables } = await context.req.json<{ query: string; variables?: object }>();
    const { data, errors } = await graphql({
      schema,
      source: query,
      rootValue: createRoot(world, context.get('user')),
      variableValues: { ...variables },
    });
    const reportedErrors = errors?.map(({ message, path, locations, extensions }) => ({
      type: extensions['type'],
      message,
      path,
      locations,
    }));
    return context.json({ data, ...(reportedErrors && { errors: reportedErrors }) });
  });
  return app;
};
