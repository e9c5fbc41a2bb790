import type { HistoryChange, HistoryEntry } from '../store/publishing.ts';
import { documentsOf } from '../store/site-file.ts';
import { words } from '../messages/messages.ts';
import { invalidResponse, StoreFailure } from './failures.ts';
import { commitFields, headOf, type Repository } from './repository.ts';
import { responseSchemas, type HistoryCommit } from './response-schemas.ts';
import type { SiteReading } from './site-reading.ts';

/** The number of entries that are read at once. */
const pageSize = 10;

/** Reads the publication history from the default branch: each publication is one commit. */
export const historyOf = (repository: Repository, reading: SiteReading) => {
  const { client, where, base } = repository;
  const { folder } = where;

  /** Reads the latest commits up to a revision that changed a path. @throws StoreFailure if the revision does not exist */
  const read = async (revision: string, path: string, count: number): Promise<HistoryCommit[]> => {
    const fields = `message author { name } parents(first: 1) { nodes { ${commitFields} } } ${commitFields}`;
    const history = `history(first: ${count}, path: $path) { nodes { ${fields} } }`;
    const query = `start: object(expression: $revision) { ... on Commit { ${history} } }`;
    const { start } = await client.query(responseSchemas.history, query, { revision, path, folder });
    if (!start) throw new StoreFailure('missing', words.github.noVersion);
    return start.history.nodes;
  };
  /** Returns the files before and after a commit, and the names of the changed ones. */
  const filesOf = async (commit: HistoryCommit) => {
    const [parent] = commit.parents.nodes;
    const after = await repository.files(headOf(commit));
    const before = await repository.files(parent && headOf(parent));
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    return { before, after, names: names.filter((name) => before.get(name)?.sha !== after.get(name)?.sha) };
  };

  return {
    /** Returns commits with their changed files, latest first. See `Publishing.history`. */
    async history({ name, before }: { name?: string; before?: string }): Promise<HistoryEntry[]> {
      const path = name === undefined ? folder : `${folder}/${name}`;
      // The query starts at `before` itself, which is left out.
      const found = await read(before ?? base, path, before === undefined ? pageSize : pageSize + 1);
      return Promise.all(
        found
          .filter(({ oid }) => oid !== before)
          .map(async (commit) => ({
            id: commit.oid,
            time: commit.committedDate,
            author: commit.author?.name ?? '',
            message: commit.message,
            names: (await filesOf(commit)).names,
          })),
      );
    },

    /** Returns the files that a commit changed. @throws StoreFailure if there is no such commit */
    async changes(id: string): Promise<HistoryChange[]> {
      const [commit] = await read(id, folder, 1);
      if (commit?.oid !== id) throw invalidResponse();
      const { names, before, after } = await filesOf(commit);
      return Promise.all(
        names.map(async (name) => ({
          name,
          before: await reading.readText(name, before.get(name)),
          after: await reading.readText(name, after.get(name)),
        })),
      );
    },

    /** Returns all documents of a commit. @throws StoreFailure if there is no such commit */
    async version(id: string): Promise<ReadonlyMap<string, string>> {
      const head = (await repository.commits([id])).get(id);
      if (!head) throw new StoreFailure('missing', words.github.noVersion);
      const files = await repository.files(head);
      await reading.inspectImages(files);
      return documentsOf(await reading.readContent(files));
    },
  };
};
