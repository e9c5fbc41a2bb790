import type { Conflict } from '../store/site-store.ts';
import { words } from '../words/words.ts';
import { invalidResponse } from './failures.ts';
import { join } from './join.ts';
import type { Head, Heads, Repository } from './repository.ts';
import { shapes } from './shapes.ts';
import type { SiteReading } from './site-content.ts';

/** What becomes of a draft when the site's own branch goes on. */
export class Drafts {
  constructor(
    readonly repository: Repository,
    readonly reading: SiteReading,
  ) {}

  /** What the draft began from; what is accepted when there is none. */
  async baseOf({ accepted, draft }: Heads): Promise<Head> {
    if (!draft) return accepted;
    const { client, at } = this.repository;
    const { merge_base_commit: common } = await client.ask(shapes.comparison, (request) =>
      request('GET /repos/{owner}/{repo}/compare/{basehead}', {
        ...at,
        basehead: `${accepted.id}...${draft.id}`,
        per_page: 1,
      }),
    );
    const base = (await this.repository.commits([common.sha])).get(common.sha);
    if (!base) throw invalidResponse();
    return base;
  }

  /**
   * Makes of a draft one commit that begins from another one, joined with what others changed; none when nothing is left.
   * @param wanted.from what the draft began from
   * @param wanted.onto what it begins from now
   * @param wanted.known as `Publishing.publish` says
   * @returns what others changed in the same lines; when there is something, or the draft has moved, it is not done
   */
  async rebase(wanted: {
    from: Head;
    draft: Head;
    onto: Head;
    known: readonly Conflict[];
  }): Promise<{ conflicts: Conflict[]; isDone: boolean }> {
    const { from, draft, onto, known } = wanted;
    const [base = new Map(), mine = new Map(), theirs = new Map()] = await Promise.all(
      [from, draft, onto].map((head) => this.repository.files(head)),
    );
    const textOf = this.reading.textOf.bind(this.reading);
    const { changes, conflicts } = await join({ base, mine, theirs, known, textOf });
    if (conflicts.length > 0) return { conflicts, isDone: false };
    const { repository } = this;
    const moved = changes.length === 0 ? 'none' : await repository.commit(onto, changes, words.github.draft);
    return { conflicts, isDone: await repository.moveDraft(draft, moved) };
  }
}
