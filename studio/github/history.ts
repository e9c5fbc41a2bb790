import type { HistoryChange, HistoryEntry } from '../store/publishing.ts';
import { documentsOf } from '../store/site-file.ts';
import { words } from '../words/words.ts';
import { invalidResponse, StoreFailure } from './failures.ts';
import type { Files, Repository } from './repository.ts';
import { shapes } from './shapes.ts';
import type { SiteReading } from './site-reading.ts';

/** Entries that are told at once. */
const pageSize = 10;

/** What was published, from the history of the site's own branch: one commit each. */
export const historyOf = (repository: Repository, reading: SiteReading) => {
  const { client, where, base } = repository;
  const commits = 'GET /repos/{owner}/{repo}/commits';
  /** Commits with their files before and after, and the names of those that differ. */
  const withFiles = async (listed: readonly { sha: string; parents: { sha: string }[] }[]) => {
    const ids = listed.flatMap(({ sha, parents }) => [sha, ...parents.slice(0, 1).map((each) => each.sha)]);
    const heads = await repository.commits(ids);
    return Promise.all(
      listed.map(async ({ sha, parents }) => {
        const after = await repository.files(heads.get(sha));
        const before: Files = await repository.files(heads.get(parents[0]?.sha ?? ''));
        const names = [...new Set([...before.keys(), ...after.keys()])].sort();
        return {
          before,
          after,
          names: names.filter((name) => before.get(name)?.sha !== after.get(name)?.sha),
        };
      }),
    );
  };
  return {
    /** Entries with the files that they changed, the latest first. @param wanted as `Publishing.history` says */
    async history({ name, before }: { name?: string; before?: string }): Promise<HistoryEntry[]> {
      const found = await client.ask(shapes.commits, commits, {
        sha: before ?? base,
        path: name === undefined ? where.folder : `${where.folder}/${name}`,
        per_page: before === undefined ? pageSize : pageSize + 1,
      });
      const listed = found.filter(({ sha }) => sha !== before);
      const files = await withFiles(listed);
      return listed.map(({ sha, commit }, index) => ({
        id: sha,
        time: commit.committer?.date ?? NaN,
        author: commit.author?.name ?? '',
        message: commit.message,
        names: files[index]?.names ?? [],
      }));
    },

    /** What a commit changed. @throws StoreFailure when there is none of that name */
    async changes(id: string): Promise<HistoryChange[]> {
      const [commit] = await client.ask(shapes.commits, commits, { sha: id, per_page: 1 });
      if (commit?.sha !== id) throw invalidResponse();
      const [files] = await withFiles([commit]);
      return Promise.all(
        (files?.names ?? []).map(async (name) => ({
          name,
          before: await reading.textOf(name, files?.before.get(name)),
          after: await reading.textOf(name, files?.after.get(name)),
        })),
      );
    },

    /** All texts of a commit. @throws StoreFailure when there is none of that name */
    async version(id: string): Promise<ReadonlyMap<string, string>> {
      const head = (await repository.commits([id])).get(id);
      if (!head) throw new StoreFailure('missing', words.github.noVersion);
      const files = await repository.files(head);
      await reading.lookAt(files);
      return documentsOf(await reading.contentOf(files));
    },
  };
};
