import type { HistoryChange, HistoryEntry } from '../store/publishing.ts';
import { documentsOf } from '../state/saver.ts';
import { words } from '../words/words.ts';
import { invalidResponse, StoreFailure } from './failures.ts';
import type { Files, Head, Repository } from './repository.ts';
import { shapes } from './shapes.ts';
import type { SiteReading } from './site-content.ts';

/** Entries that are told at once. */
const pageSize = 10;

const differing = (before: Files, after: Files): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name)?.sha !== after.get(name)?.sha)
    .sort();

/** What was published, from the history of the site's own branch: one commit each. */
export class SiteHistory {
  constructor(
    readonly repository: Repository,
    readonly reading: SiteReading,
  ) {}

  /** Entries with the files that they changed, the latest first. @param wanted as `Publishing.history` says */
  async entries({ name, before }: { name?: string; before?: string }): Promise<HistoryEntry[]> {
    const { at, where, base, client } = this.repository;
    const found = await client.ask(shapes.commits, (request) =>
      request('GET /repos/{owner}/{repo}/commits', {
        ...at,
        sha: before ?? base,
        path: name === undefined ? where.folder : `${where.folder}/${name}`,
        per_page: before === undefined ? pageSize : pageSize + 1,
      }),
    );
    const listed = found.filter(({ sha }) => sha !== before);
    const heads = await this.repository.commits(
      listed.flatMap(({ sha, parents }) => [sha, ...parents.slice(0, 1).map((parent) => parent.sha)]),
    );
    return Promise.all(
      listed.map(async ({ sha, parents, commit }) => {
        const files = await this.#filesOf(heads.get(sha));
        const former = await this.#filesOf(heads.get(parents[0]?.sha ?? ''));
        return {
          id: sha,
          time: commit.committer?.date ?? NaN,
          author: commit.author?.name ?? '',
          message: commit.message,
          names: differing(former, files),
        };
      }),
    );
  }

  /** What a commit changed. @throws StoreFailure when there is none of that name */
  async changes(id: string): Promise<HistoryChange[]> {
    const { at, client } = this.repository;
    const [commit] = await client.ask(shapes.commits, (request) =>
      request('GET /repos/{owner}/{repo}/commits', { ...at, sha: id, per_page: 1 }),
    );
    if (commit?.sha !== id) throw invalidResponse();
    const parent = commit.parents[0]?.sha ?? '';
    const heads = await this.repository.commits([id, parent].filter((each) => each !== ''));
    const [after, before] = [await this.#filesOf(heads.get(id)), await this.#filesOf(heads.get(parent))];
    const names = differing(before, after);
    return Promise.all(
      names.map(async (name) => ({
        name,
        before: await this.reading.textOf(name, before.get(name)),
        after: await this.reading.textOf(name, after.get(name)),
      })),
    );
  }

  /** All texts of a commit. @throws StoreFailure when there is none of that name */
  async texts(id: string): Promise<ReadonlyMap<string, string>> {
    const head = (await this.repository.commits([id])).get(id);
    if (!head) throw new StoreFailure('missing', words.github.noVersion);
    const files = await this.repository.files(head);
    await this.reading.pictures.lookAt(files);
    return documentsOf(await this.reading.contentOf(files));
  }

  async #filesOf(head: Head | undefined): Promise<Files> {
    return head ? this.repository.files(head) : new Map();
  }
}
