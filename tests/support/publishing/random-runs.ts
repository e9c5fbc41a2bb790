import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { SiteChecker } from '../../../documents/check/check-site.ts';
import { formatProblemLine } from '../../../documents/problems/format-problem.ts';
import { merge } from '../../../studio/core/merge.ts';
import type { Conflict } from '../../../studio/store/site-store.ts';
import type { BareRepository } from '../git/bare-repository.ts';
import { openStore } from '../github/editor-store.ts';
import { startGitHub } from '../github/emulator.ts';
import { readRepositoryFiles } from '../github/repository-files.ts';

/** Few files, so that several windows often edit the same line. */
const files = ['home.yaml', 'contact.yaml'];
const kinds = [
  'write',
  'write',
  'write',
  'write at once',
  'add',
  'publish',
  'publish',
  'publish at once',
  'outside',
] as const;

/** Random sequences of actions, some of them concurrent. Numbers are applied modulo the number of choices. */
export const publishingRuns = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    who: fc.nat({ max: 2 }),
    other: fc.nat({ max: 2 }),
    file: fc.nat({ max: files.length - 1 }),
    line: fc.nat({ max: 2 }),
    /** Which side wins a conflict. */
    wins: fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const),
  }),
  { minLength: 3, maxLength: 7 },
);
type Action = typeof publishingRuns extends fc.Arbitrary<(infer Value)[]> ? Value : never;
/** The stores of one Studio window. */
type Window = Awaited<ReturnType<typeof openStore>> & { login: string };

/** Texts of documents by file name. */
type Texts = Map<string, string>;

const marksIn = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => text.match(/\bmark\d+x\b/g) ?? []));

/** Appends the marks of another text that are missing in a text. */
const withMarks = (text: string, other: string): string => {
  const missing = [...marksIn([other])].filter((mark) => !text.includes(mark));
  return text.trimEnd() + missing.map((mark) => `\n# ${mark}`).join('') + '\n';
};

const isDocument = (name: string): boolean => name.endsWith('.yaml');

/** Maximum number of attempts to save or publish before the run fails. */
const maxAttempts = 10;

/** Shared, because it caches documents and most texts of a run repeat. */
const checker = new SiteChecker();

/** Executes actions of several windows and direct commits on one site, and tracks which marks were written and which were discarded. */
class Run {
  readonly #repository: BareRepository;
  readonly #windows: Window[];
  readonly #discarded = new Set<string>();
  #marks = 0;

  constructor(repository: BareRepository, windows: Window[]) {
    this.#repository = repository;
    this.#windows = windows;
  }

  async do({ kind, who, other, file, line, wins }: Action): Promise<void> {
    const [first, second] = [this.#window(who), this.#window(other)];
    const name = files[file] ?? '';
    const mark = (text: string): string => this.#marked(text, line);
    if (kind === 'write') await this.#save(first, name, mark);
    else if (kind === 'write at once')
      await Promise.all([this.#save(first, name, mark), this.#save(second, name, mark)]);
    else if (kind === 'add') await this.#add(first);
    else if (kind === 'publish') await this.publish(first, wins);
    // Concurrent publishing keeps both sides: discarding could remove what the other window has just written.
    else if (kind === 'publish at once')
      await Promise.all([this.#publish(first, 'both'), this.#publish(second, 'both')]);
    else await this.#commitOutside(name, mark);
  }

  /** Publishes without concurrent actions; afterwards nothing is unpublished. */
  async publish(window: Window, wins: Action['wins']): Promise<void> {
    await this.#publish(window, wins);
    equal(await this.#repository.find(`refs/heads/studio/main/${window.login}`), undefined);
  }

  /** Checks that every commit of `main` passes the check, and that no mark is lost that was not discarded. */
  async check(): Promise<void> {
    let marks = new Set<string>();
    for (const id of await this.#listCommits()) {
      const texts = await this.#textsOf(`${id}:pages`);
      const { problems } = await checker.checkErrors(texts);
      deepEqual(problems.filter(({ severity }) => severity === 'error').map(formatProblemLine), []);
      const current = marksIn(texts.values());
      deepEqual(
        [...marks].filter((mark) => !current.has(mark) && !this.#discarded.has(mark)),
        [],
      );
      marks = current;
    }
    const all = Array.from({ length: this.#marks }, (_, index) => `mark${index + 1}x`);
    deepEqual(
      all.filter((mark) => !marks.has(mark) && !this.#discarded.has(mark)),
      [],
    );
    equal(await this.#repository.text(['rev-list', '--merges', '--count', 'main']), '0');
  }

  #window(index: number): Window {
    return this.#windows[index % this.#windows.length] as Window;
  }

  /** Adds a unique mark at the end of a line where a section begins, which others edit too. */
  #marked(text: string, line: number): string {
    const lines = [...text.matchAll(/^ *- type: .*$/gm)];
    const { 0: found = '', index = 0 } = lines[line % lines.length] ?? {};
    const end = index + found.length;
    return `${text.slice(0, end)} # mark${(this.#marks += 1)}x${text.slice(end)}`;
  }

  /** Saves, and retries after merging if others have saved first. */
  async #save({ store }: Window, name: string, change: (text: string) => string): Promise<void> {
    let before = String((await store.read()).content.get(name));
    let after = change(before);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const [conflict] = await store.write([{ name, before, after }]);
      if (!conflict) return;
      const stored = conflict.stored ?? '';
      // As in the Studio: merge if possible, else keep both sides.
      after = merge(after, before, stored) ?? withMarks(stored, after);
      before = stored;
    }
    throw new Error('Saving did not succeed.');
  }

  async #add({ store }: Window): Promise<void> {
    const mark = `mark${(this.#marks += 1)}x`;
    const contact = String((await store.read()).content.get('contact.yaml'));
    const after = contact.replace(
      /^title: .*\n.*/m,
      `title: New teeth for ${mark}\ndescription: What we do about ${mark}, and when you can come to see us.`,
    );
    deepEqual(await store.write([{ name: `${mark}.yaml`, before: null, after }]), []);
  }

  async #publish(window: Window, wins: Action['wins']): Promise<void> {
    let known: Conflict[] = [];
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const published = await window.publishing.publish({ message: 'Words', known });
      if (published.state === 'published') return;
      if (published.state === 'conflicts') {
        known = published.conflicts;
        for (const conflict of known) await this.#decide(window, conflict, wins);
      } else {
        equal(published.state, 'refused');
        if (published.state === 'refused' && published.reason === 'no-changes') return;
        equal(published.state === 'refused' && published.reason, 'overtaken');
      }
    }
    throw new Error('Publishing did not succeed.');
  }

  async #decide(window: Window, { name, stored }: Conflict, wins: Action['wins']): Promise<void> {
    const { base } = await window.publishing.status();
    const before = (await window.publishing.version(base?.id ?? '')).get(name) ?? null;
    await this.#save(window, name, (ours) => {
      const theirs = stored ?? '';
      if (wins === 'both') return withMarks(theirs, ours);
      const [kept, other] = wins === 'mine' ? [ours, stored] : [stored, ours];
      const decided = merge(kept, before, other, 'mine') ?? '';
      for (const mark of marksIn([ours, theirs])) if (!decided.includes(mark)) this.#discarded.add(mark);
      return decided;
    });
  }

  /** Commits to `main` directly, without any store. */
  async #commitOutside(name: string, change: (text: string) => string): Promise<void> {
    const path = `pages/${name}`;
    const [before, file] = [
      await this.#repository.find('main'),
      await this.#repository.objects.read(`main:${path}`),
    ];
    const sha = await this.#repository.writeBlob(change(String(file?.content)));
    const tree = await this.#repository.writeTree(before, [{ path, mode: '100644', sha }]);
    const after = await this.#repository.commit(tree, ['main'], 'Outside', this.#repository.nobody);
    await this.#repository.updateRefs([{ name: 'refs/heads/main', before: before ?? '', after }]);
  }

  async #listCommits(): Promise<string[]> {
    return (await this.#repository.text(['rev-list', '--reverse', 'main'])).split('\n');
  }

  /** Reads the documents of a Git tree; other files have an empty text. */
  async #textsOf(tree: string): Promise<Texts> {
    const listed = await this.#repository.text([
      'ls-tree',
      '-r',
      '-z',
      '--format=%(objectname) %(path)',
      tree,
    ]);
    const lines = listed.split('\0').filter((line) => line !== '');
    return new Map(
      await Promise.all(
        lines.map(async (line): Promise<[string, string]> => {
          const [, sha = '', path = ''] = /^(\w+) (.*)$/s.exec(line) ?? [];
          return [path, isDocument(path) ? String((await this.#repository.objects.read(sha))?.content) : ''];
        }),
      ),
    );
  }
}

/**
 * Executes actions of two editors, one of them with two windows, on a new site and publishes the remaining changes.
 * @throws Error if a mark is lost that was not discarded, or if a published commit does not pass the check
 */
export const checkPublishingRun = async (actions: Action[]): Promise<void> => {
  // The site is small because every publication checks it.
  const { world, url, close } = await startGitHub(readRepositoryFiles('tests/fixtures/dentist/pages'));
  try {
    const logins = ['anna', 'anna', 'ben'];
    const opened = logins.map(async (login) => ({ ...(await openStore(url, login)), login }));
    const windows = await Promise.all(opened);
    const run = new Run(world.repository, windows);
    for (const action of actions) await run.do(action);
    for (const window of windows) await run.publish(window, 'both');
    await run.check();
  } finally {
    close();
  }
};
