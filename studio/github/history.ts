import type { HistoryEntry } from '../store/publishing.ts';
import { documentsOf } from '../store/site-file.ts';
import { words } from '../messages/messages.ts';
import { StoreFailure } from './failures.ts';
import type { Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';
import type { SiteReading } from './site-reading.ts';

/** The number of entries that are read at once. */
const pageSize = 10;

/** Reads the history of a file from the default branch: each publication is one commit. */
export const historyOf = (repository: Repository, reading: SiteReading) => ({
  /** See `Publishing.history`. @throws StoreFailure if there is no such commit */
  async history({ name, before }: { name: string; before?: string }): Promise<HistoryEntry[]> {
    // The result of the query begins with the commit `before` itself, which is removed.
    const count = before === undefined ? pageSize : pageSize + 1;
    const history = `history(first: ${count}, path: $path) { nodes { id: oid time: committedDate message author { name } } }`;
    const { start } = await repository.client.query(
      responseSchemas.history,
      `start: object(expression: $revision) { ... on Commit { ${history} } }`,
      { revision: before ?? repository.base, path: `${repository.where.folder}/${name}` },
    );
    if (!start) throw new StoreFailure('failed', words.github.noVersion);
    return start.history.nodes.filter(({ id }) => id !== before);
  },

  /** Returns all documents of a commit. @throws StoreFailure if there is no such commit */
  async version(id: string): Promise<ReadonlyMap<string, string>> {
    const head = await repository.findCommit(id);
    if (!head) throw new StoreFailure('failed', words.github.noVersion);
    const files = await repository.files(head);
    await reading.inspectImages(files);
    return documentsOf(await reading.readContent(files));
  },
});
