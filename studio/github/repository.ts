import { Observable } from '../core/observable.ts';
import { words } from '../messages/messages.ts';
import type { Client } from './client.ts';
import { invalidResponse, StoreFailure } from './failures.ts';
import { responseSchemas, type Head } from './response-schemas.ts';

/** A repository and its folder with the site. */
export type RepositoryLocation = { owner: string; name: string; folder: string };

/** Heads of the default branch and of the user's draft branch, if there is one. */
export type BranchHeads = { accepted: Head; draft: Head | undefined };

/** A file in a Git tree. */
export type GitTreeEntry = { sha: string; mode: string; size: number };
export type GitTreeFiles = ReadonlyMap<string, GitTreeEntry>;

/** The files that a save adds, replaces (`contents` in base64) and removes. */
export type FileChanges = {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
};

/** A file change in a rebased draft: an existing blob, a new text, or `sha: null` to remove the file. */
export type TreeChange = { name: string; mode?: string } & ({ sha: string | null } | { content: string });

const none = '0'.repeat(40);
/** The fields of a `Head`, for queries that declare `$folder`. */
const commitFields =
  '... on Commit { id: oid time: committedDate tree { id: oid } file(path: $folder) { id: oid } }';

/** A repository with a site, and the draft branch of one user. */
export class Repository {
  /** Whether the draft differs from the published site: true after its last change, until the heads are read again. */
  readonly hasDraft = new Observable(false);
  readonly #files = new Map<string, GitTreeFiles>();

  private constructor(
    readonly client: Client,
    readonly where: RepositoryLocation,
    readonly login: string,
    readonly base: string,
    readonly id: string,
  ) {}

  /** Opens a repository. @throws StoreFailure if it does not exist or the token has no access */
  static async open(client: Client, where: RepositoryLocation): Promise<Repository> {
    const query = `query ($owner: String!, $name: String!) {
      viewer { login } repository(owner: $owner, name: $name) { id defaultBranchRef { name } } }`;
    const { owner, name } = where;
    const { viewer, repository } = await client.graphql(responseSchemas.opened, query, { owner, name });
    if (!repository?.defaultBranchRef) throw new StoreFailure('failed', words.github.missing);
    return new Repository(client, where, viewer.login, repository.defaultBranchRef.name, repository.id);
  }

  /** Name of the user's draft branch. */
  get draft(): string {
    return `studio/${this.base}/${this.login}`;
  }

  /** Reads the current heads of both branches. */
  async heads(): Promise<BranchHeads> {
    const fields = `base: ref(qualifiedName: $base) { target { ${commitFields} } }
       draft: ref(qualifiedName: $draft) { target { ${commitFields} } }`;
    const names = { base: `refs/heads/${this.base}`, draft: `refs/heads/${this.draft}` };
    const variables = { folder: this.where.folder, ...names };
    const { base, draft } = await this.client.query(responseSchemas.heads, fields, variables);
    if (!base) throw new StoreFailure('failed', words.github.missing);
    this.hasDraft.set(draft ? draft.site !== base.site : false);
    return { accepted: base, draft: draft ?? undefined };
  }

  /** Reads a commit. @returns undefined if the id does not belong to one */
  async findCommit(id: string): Promise<Head | undefined> {
    const fields = `commit: object(oid: "${id}") { ${commitFields} }`;
    const { folder } = this.where;
    const { commit } = await this.client.query(responseSchemas.commitById, fields, { folder });
    return commit ?? undefined;
  }

  /** Returns the files of the site in a commit, without symbolic links and submodules. */
  async files({ site }: Head): Promise<GitTreeFiles> {
    if (site === undefined) return new Map();
    const known = this.#files.get(site);
    if (known) return known;
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const data = await this.client.request(responseSchemas.tree, route, { tree_sha: site, recursive: '1' });
    if (data.sha !== site) throw invalidResponse();
    if (data.truncated) throw new StoreFailure('refused', words.github.tooMany);
    const files = data.tree.filter(({ type, mode }) => type === 'blob' && mode.startsWith('100'));
    const listed = new Map(files.map(({ path, ...entry }) => [path, entry]));
    this.#files.set(site, listed);
    return listed;
  }

  /**
   * Creates a commit of a rebased draft on top of a parent, without moving a branch: until `moveDraft`, the draft is the
   * former one. Images are not sent again.
   * @returns its id
   */
  async createCommit(parent: Head, changes: readonly TreeChange[]): Promise<string> {
    const tree = changes.map(({ name, mode = '100644', ...content }) => ({
      path: `${this.where.folder}/${name}`,
      mode: mode as '100644',
      type: 'blob' as const,
      ...content,
    }));
    const trees = 'POST /repos/{owner}/{repo}/git/trees';
    const made = { base_tree: parent.root, tree };
    const { sha } = await this.client.request(responseSchemas.object, trees, made);
    const commits = 'POST /repos/{owner}/{repo}/git/commits';
    const draft = { message: words.github.draft, tree: sha, parents: [parent.id] };
    const commit = await this.client.request(responseSchemas.newCommit, commits, draft);
    if (commit.tree.sha !== sha || commit.parents[0]?.sha !== parent.id) throw invalidResponse();
    return commit.sha;
  }

  /**
   * Commits a save to the draft branch in one request. Creates the branch if there is none, and moves an outdated one to the
   * accepted commit first.
   * @param options.draft expected head of the draft branch
   * @param options.parent the draft or the accepted commit
   * @returns whether the head was still `draft`
   * @throws StoreFailure if nothing was committed for another reason or the outcome is unknown
   */
  commitToDraft(
    { draft, parent }: { draft: Head | undefined; parent: Head },
    fileChanges: FileChanges,
    limit?: number,
  ): Promise<boolean> {
    const { owner, name } = this.where;
    const query = `mutation ($move: UpdateRefsInput!, $isMoved: Boolean!, $commit: CreateCommitOnBranchInput!) {
      updateRefs(input: $move) @include(if: $isMoved) { clientMutationId }
      createCommitOnBranch(input: $commit) { commit { oid } } }`;
    const commit = {
      branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: this.draft },
      expectedHeadOid: parent.id,
      message: { headline: words.github.draft },
      fileChanges,
    };
    const variables = { move: this.#moveInput(draft, parent.id), isMoved: draft?.id !== parent.id, commit };
    return this.#changeDraft(draft, () =>
      this.client.graphql(responseSchemas.committed, query, variables, limit),
    );
  }

  /**
   * Moves or removes the draft branch if its head is still `from` (compare and swap).
   * @param to new head; without one, the branch is removed
   * @returns whether the head was still `from`
   * @throws StoreFailure if the branch was not moved for another reason or the outcome is unknown
   */
  moveDraft(from: Head | undefined, to = none): Promise<boolean> {
    const query = 'mutation ($move: UpdateRefsInput!) { updateRefs(input: $move) { clientMutationId } }';
    const variables = { move: this.#moveInput(from, to) };
    return this.#changeDraft(from, () => this.client.graphql(responseSchemas.refsUpdated, query, variables));
  }

  #moveInput(from: Head | undefined, afterOid: string) {
    const update = { name: `refs/heads/${this.draft}`, beforeOid: from?.id ?? none, afterOid, force: true };
    return { repositoryId: this.id, refUpdates: [update] };
  }

  /** Runs a mutation of the draft branch. @returns false if the branch is not at `from` after a failure */
  async #changeDraft(from: Head | undefined, mutate: () => Promise<unknown>): Promise<boolean> {
    try {
      await mutate();
      this.hasDraft.set(true);
      return true;
    } catch (error) {
      // The branch itself shows whether the mutation failed because the head had changed: GitHub does not document the
      // reasons of rejections, and a response can be lost.
      if ((await this.heads()).draft?.id !== from?.id) return false;
      throw error;
    }
  }
}
