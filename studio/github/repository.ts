import { words } from '../messages/messages.ts';
import type { Client } from './client.ts';
import { isOutcomeUnknown, invalidResponse, StoreFailure } from './failures.ts';
import { responseSchemas, type Commit } from './response-schemas.ts';

/** Which repository, and the folder in it that holds the site. */
export type RepositoryLocation = { owner: string; name: string; folder: string };

/** A commit: when it was made, all of its files, and those of the site, each by the name of its tree. */
export type Head = { id: string; time: number; root: string; site: string | undefined };

/** The site's own branch, and the draft of whoever signed in while there is one. */
export type BranchHeads = { accepted: Head; draft: Head | undefined };

/** A file of the site, by its content. */
export type GitTreeEntry = { sha: string; mode: string; size: number };
export type GitTreeFiles = ReadonlyMap<string, GitTreeEntry>;

/** What a commit gives the files of the site: another content, a new text, or nothing any more. */
export type TreeChange = { name: string; mode?: string } & ({ sha: string | null } | { content: string });

const none = '0'.repeat(40);
/** The fields of a `Head`, for queries that declare `$folder`. */
export const commitFields = '... on Commit { oid committedDate tree { oid } file(path: $folder) { oid } }';

export const headOf = ({ oid, committedDate, tree, file }: Commit): Head => ({
  id: oid,
  time: committedDate,
  root: tree.oid,
  site: file?.oid,
});

/** A repository that holds a site, and the draft of one person in it. */
export class Repository {
  readonly #files = new Map<string, GitTreeFiles>();

  private constructor(
    readonly client: Client,
    readonly where: RepositoryLocation,
    readonly login: string,
    readonly base: string,
    readonly id: string,
  ) {}

  /** @throws StoreFailure when it is not there, or not for this token */
  static async open(client: Client, where: RepositoryLocation): Promise<Repository> {
    const query = `query ($owner: String!, $name: String!) {
      viewer { login } repository(owner: $owner, name: $name) { id defaultBranchRef { name } } }`;
    const { owner, name } = where;
    const { viewer, repository } = await client.graphql(responseSchemas.opened, query, { owner, name });
    if (!repository?.defaultBranchRef) throw new StoreFailure('missing', words.github.missing);
    return new Repository(client, where, viewer.login, repository.defaultBranchRef.name, repository.id);
  }

  /** The branch that holds the draft of this person. */
  get draft(): string {
    return `studio/${this.base}/${this.login}`;
  }

  /** Where the branches are now. */
  async heads(): Promise<BranchHeads> {
    const { base, draft } = await this.client.query(
      responseSchemas.heads,
      `base: ref(qualifiedName: $base) { target { ${commitFields} } }
       draft: ref(qualifiedName: $draft) { target { ${commitFields} } }`,
      {
        folder: this.where.folder,
        base: `refs/heads/${this.base}`,
        draft: `refs/heads/${this.draft}`,
      },
    );
    if (!base) throw new StoreFailure('missing', words.github.missing);
    return { accepted: headOf(base.target), draft: draft ? headOf(draft.target) : undefined };
  }

  /** Commits by their names; nothing for one that is none. */
  async commits(ids: readonly string[]): Promise<Map<string, Head>> {
    if (ids.length === 0) return new Map();
    const fields = ids.map((id, index) => `c${index}: object(oid: "${id}") { ${commitFields} }`);
    const { folder } = this.where;
    const found = await this.client.query(responseSchemas.commitsById, fields.join('\n'), { folder });
    return new Map(Object.values(found).flatMap((each) => (each ? [[each.oid, headOf(each)]] : [])));
  }

  /** The files of the site in a commit; what is no file, such as a link to another one, is left out. */
  async files(head: Pick<Head, 'site'> | undefined): Promise<GitTreeFiles> {
    const site = head?.site;
    if (site === undefined) return new Map();
    const known = this.#files.get(site);
    if (known) return known;
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const data = await this.client.request(responseSchemas.tree, route, { tree_sha: site, recursive: '1' });
    if (data.sha !== site) throw invalidResponse();
    if (data.truncated) throw new StoreFailure('refused', words.github.tooMany);
    const files = data.tree.filter(({ type, mode }) => type === 'blob' && mode.startsWith('100'));
    const entries = files.map(({ path, sha, mode, size }) => [path, { sha, mode, size: size ?? 0 }] as const);
    const listed: GitTreeFiles = new Map(entries);
    this.#files.set(site, listed);
    return listed;
  }

  /** Writes a commit on top of another one; no branch points to it yet. */
  async commit(parent: Head, changes: readonly TreeChange[], message: string): Promise<string> {
    const tree = changes.map(({ name, mode = '100644', ...content }) => ({
      path: `${this.where.folder}/${name}`,
      mode: mode as '100644',
      type: 'blob' as const,
      ...content,
    }));
    const trees = 'POST /repos/{owner}/{repo}/git/trees';
    const { sha } = await this.client.request(responseSchemas.object, trees, {
      base_tree: parent.root,
      tree,
    });
    const commit = { message, tree: sha, parents: [parent.id] };
    const made = await this.client.request(
      responseSchemas.newCommit,
      'POST /repos/{owner}/{repo}/git/commits',
      commit,
    );
    if (made.tree.sha !== sha || made.parents[0]?.sha !== parent.id) throw invalidResponse();
    return made.sha;
  }

  /**
   * Moves the branch of the draft to another commit, or removes it, if it still is what it was.
   * @param to the commit, or `'none'` to remove the branch
   * @returns whether it was what it was
   * @throws StoreFailure when it was not moved for another reason, or when the outcome is unknown
   */
  async moveDraft(from: Head | undefined, to: string): Promise<boolean> {
    const [beforeOid, afterOid] = [from?.id ?? none, to === 'none' ? none : to];
    const update = { name: `refs/heads/${this.draft}`, beforeOid, afterOid, force: true };
    try {
      await this.client.graphql(
        responseSchemas.refsUpdated,
        'mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }',
        { input: { repositoryId: this.id, refUpdates: [update] } },
      );
      return true;
    } catch (error) {
      // The reason of a refusal is not documented, and a lost response says nothing: the branch itself does.
      const isRefused = error instanceof StoreFailure && error.kind === 'refused';
      if (!isRefused && !isOutcomeUnknown(error)) throw error;
      const now = (await this.heads()).draft?.id ?? none;
      if (!isRefused && now === afterOid) return true;
      if (now !== beforeOid) return false;
      throw error;
    }
  }
}
