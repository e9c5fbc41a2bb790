import { SiteChecker } from '../../../documents/check-site.ts';
import { merge } from '../../../studio/state/merge.ts';
import type { GitHubPublishing } from '../../../studio/github/github-publishing.ts';
import type { GitHubStore } from '../../../studio/github/github-store.ts';
import type { Conflict } from '../../../studio/store/site-store.ts';
import { numbersFrom } from '../sites/random-numbers.ts';
import { startGitHub } from './emulator.ts';
import { repositoryFiles, storeOf } from './editor-store.ts';

type Editor = { store: GitHubStore; publishing: GitHubPublishing };
type Texts = ReadonlyMap<string, string>;

const marksIn = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => text.match(/\bmark\d+x\b/g) ?? []));

const fail = (what: string): never => {
  throw new Error(what);
};

/** Two editors, one of them in two windows, and somebody with Git of their own, all on one repository. */
class Run {
  readonly #next: () => number;
  #marks = 0;

  constructor(
    readonly github: Awaited<ReturnType<typeof startGitHub>>,
    readonly editors: readonly Editor[],
    seed: number,
  ) {
    this.#next = numbersFrom(seed);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#next() * list.length)] ?? fail('nothing to pick');
  }

  /** A text with a word of its own in the first or last line, where others write, too. */
  marked(text: string): string {
    const word = `# mark${(this.#marks += 1)}x`;
    return this.#next() < 0.5 ? `${word}\n${text}` : `${text.trimEnd()}\n${word}\n`;
  }

  /** Saves until nobody else was faster. */
  async save({ store }: Editor, name: string, change: (text: string) => string): Promise<void> {
    const before = await textOf(store, name);
    let [from, after] = [before, change(before)];
    for (let tries = 0; tries < 10; tries += 1) {
      const [conflict] = await store.write([{ name, before: from, after }]);
      if (!conflict) return;
      const stored = conflict.stored ?? '';
      // As the Studio does: joined when it can be, else whoever is asked keeps both.
      after = merge(after, from, stored) ?? withMarks(stored, after);
      from = stored;
    }
    fail('a save does not end');
  }

  /** Publishes, and keeps both when it is asked. */
  async publish(editor: Editor): Promise<void> {
    let known: Conflict[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const published = await editor.publishing.publish({ message: 'Words', known });
      if (published.state === 'published') return;
      if (published.state === 'conflicts') {
        known = published.conflicts;
        for (const { name, stored } of known)
          await this.save(editor, name, (text) => withMarks(stored ?? '', text));
      } else if (published.state === 'refused' && published.reason === 'no-changes') return;
      else if (published.state === 'refused' && published.reason !== 'overtaken')
        fail(`refused: ${published.reason} ${published.detail}`);
    }
    fail('publishing does not end');
  }

  /** A commit on the site's own branch that the Studio knows nothing of. */
  async commitOutside(name: string): Promise<void> {
    const { repository, base } = this.github.world;
    const ref = `refs/heads/${base}`;
    const before = (await repository.find(ref)) ?? '';
    const text = await repository.text(['show', `${before}:pages/${name}`]);
    const entry = {
      path: `pages/${name}`,
      mode: '100644',
      sha: await repository.writeBlob(this.marked(`${text}\n`)),
    };
    const tree = await repository.writeTree(before, [entry]);
    const after = await repository.commit(tree, [before], 'Outside', repository.nobody);
    await repository.updateRefs([{ name: ref, before, after }]);
  }

  async step(names: readonly string[]): Promise<void> {
    const kind = this.pick(['save', 'save', 'save', 'save at once', 'publish', 'publish at once', 'outside']);
    const name = this.pick(names);
    const [one, other] = [this.pick(this.editors), this.pick(this.editors)];
    const mark = (text: string): string => this.marked(text);
    if (kind === 'save') await this.save(one, name, mark);
    else if (kind === 'save at once')
      await Promise.all([this.save(one, name, mark), this.save(other, name, mark)]);
    else if (kind === 'publish') await this.publish(one);
    else if (kind === 'publish at once') await Promise.all([this.publish(one), this.publish(other)]);
    else await this.commitOutside(name);
  }

  /** Every state of the site's own branch passes the check, and no word is ever gone from it. */
  async check(): Promise<void> {
    const { repository, base } = this.github.world;
    const checker = new SiteChecker();
    let marks = new Set<string>();
    for (const id of (await repository.text(['rev-list', '--reverse', base])).split('\n')) {
      const texts = await this.texts(id);
      const { problems } = await checker.checkErrors(texts);
      const error = problems.find(({ severity }) => severity === 'error');
      if (error) fail(`${id} has an error: ${error.file} ${error.message}`);
      const now = marksIn(texts.values());
      for (const mark of marks) if (!now.has(mark)) fail(`${id} has lost ${mark}`);
      marks = now;
    }
    if (marks.size !== this.#marks) fail(`${marks.size} of ${this.#marks} words are published`);
  }

  async texts(id: string): Promise<Texts> {
    const { repository } = this.github.world;
    const names = (await repository.text(['ls-tree', '-r', '--name-only', id, 'pages/'])).split('\n');
    const read = names.map(async (path) => {
      const name = path.slice('pages/'.length);
      const isDocument = path.endsWith('.yaml');
      return [
        name,
        isDocument ? ((await repository.objects.read(`${id}:${path}`))?.content.toString() ?? '') : '',
      ] as const;
    });
    return new Map(await Promise.all(read));
  }
}

const textOf = async (store: GitHubStore, name: string): Promise<string> => {
  const text = (await store.read()).content.get(name);
  return typeof text === 'string' ? text : fail(`${name} cannot be read`);
};

/** A text with the words of another one that it does not hold. */
const withMarks = (text: string, other: string): string => {
  const missing = [...marksIn([other])].filter((mark) => !text.includes(mark));
  return `${text.trimEnd()}\n${missing.map((mark) => `# ${mark}\n`).join('')}`;
};

/**
 * Does eight things on a repository that follow from a seed.
 * @returns how many calls to the API it took
 * @throws Error when a word is lost, or a published state does not pass the check
 */
export const publishingRun = async (
  seed: number,
  pagesDir = 'tests/fixtures/dentist/pages',
): Promise<number> => {
  const github = await startGitHub(repositoryFiles(pagesDir));
  try {
    const logins = ['anna', 'anna', 'ben'];
    const editors = await Promise.all(logins.map((login) => storeOf(github.url, login)));
    const run = new Run(github, editors, seed);
    const names = ['home.yaml', '_site.yaml'];
    for (let step = 0; step < 8; step += 1) await run.step(names);
    for (const editor of editors) await run.publish(editor);
    await run.check();
    return github.world.calls.length;
  } finally {
    github.close();
  }
};
