import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { SiteChecker } from '../../../documents/check-site.ts';
import { formatProblemLine } from '../../../documents/problems/format-problem.ts';
import { merge } from '../../../studio/core/merge.ts';
import type { Conflict } from '../../../studio/store/site-store.ts';
import type { SharedRepository, Window } from './shared-repository.ts';

/** Few enough that several often write on the same line. */
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

/** What is done, one after another, or two things at once: numbers are taken modulo what there is. */
export const publishingRuns = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    who: fc.nat({ max: 2 }),
    other: fc.nat({ max: 2 }),
    file: fc.nat({ max: files.length - 1 }),
    line: fc.nat({ max: 2 }),
    /** Whose lines stay where two have changed the same ones. */
    wins: fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const),
  }),
  { minLength: 3, maxLength: 7 },
);
type Acts = typeof publishingRuns extends fc.Arbitrary<infer Value> ? Value : never;
type Act = Acts[number];

/** Texts of documents by the names of their files. */
type Texts = Map<string, string>;

const marksIn = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => text.match(/\bmark\d+x\b/g) ?? []));

/** A text with the words of another one that it does not hold. */
const withMarks = (text: string, other: string): string => {
  const missing = [...marksIn([other])].filter((mark) => !text.includes(mark));
  return text.trimEnd() + missing.map((mark) => `\n# ${mark}`).join('') + '\n';
};

const isDocument = (name: string): boolean => name.endsWith('.yaml');

/** So often a save or a publishing may be overtaken before it counts as one that does not end. */
const mostTries = 10;

/** Keeps what it has read: most texts of a run are those of others. */
const checker = new SiteChecker();

/** What several windows and somebody with Git do to one site: every word that they write, and those that were given up. */
class Run {
  readonly #shared: SharedRepository;
  readonly #givenUp = new Set<string>();
  #marks = 0;

  constructor(shared: SharedRepository) {
    this.#shared = shared;
  }

  async do({ kind, who, other, file, line, wins }: Act): Promise<void> {
    const [one, two] = [this.#window(who), this.#window(other)];
    const name = files[file] ?? '';
    const mark = (text: string): string => this.#marked(text, line);
    if (kind === 'write') await this.#save(one, name, mark);
    else if (kind === 'write at once')
      await Promise.all([this.#save(one, name, mark), this.#save(two, name, mark)]);
    else if (kind === 'add') await this.#add(one);
    else if (kind === 'publish') await this.publish(one, wins);
    // Two at once give nothing up: what they would give up might be what the other one has just brought.
    else if (kind === 'publish at once')
      await Promise.all([this.#publish(one, 'both'), this.#publish(two, 'both')]);
    else await this.#commitOutside(name, mark);
  }

  /** Publishes while nobody does anything else: then nothing is left that is not published. */
  async publish(window: Window, wins: Act['wins']): Promise<void> {
    await this.#publish(window, wins);
    await window.expectPublished();
  }

  /** Every state of the site's own branch passes the check, and no word is ever gone from it that was not given up. */
  async check(): Promise<void> {
    let marks = new Set<string>();
    for (const id of await this.#states()) {
      const texts = await this.#textsOf(`${id}:pages`);
      const { problems } = await checker.checkErrors(texts);
      deepEqual(problems.filter(({ severity }) => severity === 'error').map(formatProblemLine), []);
      const now = marksIn(texts.values());
      deepEqual(
        [...marks].filter((mark) => !now.has(mark) && !this.#givenUp.has(mark)),
        [],
      );
      marks = now;
    }
    const all = Array.from({ length: this.#marks }, (_, index) => `mark${index + 1}x`);
    deepEqual(
      all.filter((mark) => !marks.has(mark) && !this.#givenUp.has(mark)),
      [],
    );
    const { repository } = this.#shared;
    equal(await repository.text(['rev-list', '--merges', '--count', 'main']), '0');
  }

  #window(index: number): Window {
    const { windows } = this.#shared;
    return windows[index % windows.length] as Window;
  }

  /** A text with a word of its own at the end of the line in which a section begins, where others write, too. */
  #marked(text: string, line: number): string {
    const lines = [...text.matchAll(/^ *- type: .*$/gm)];
    const { 0: found = '', index = 0 } = lines[line % lines.length] ?? {};
    const end = index + found.length;
    return `${text.slice(0, end)} # mark${(this.#marks += 1)}x${text.slice(end)}`;
  }

  /** Saves until nobody else was faster. */
  async #save({ store }: Window, name: string, change: (text: string) => string): Promise<void> {
    let before = String((await store.read()).content.get(name));
    let after = change(before);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const [conflict] = await store.write([{ name, before, after }]);
      if (!conflict) return;
      const stored = conflict.stored ?? '';
      // As the Studio does: joined when it can be, else whoever is asked keeps both.
      after = merge(after, before, stored) ?? withMarks(stored, after);
      before = stored;
    }
    throw new Error('a save does not end');
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

  async #publish(window: Window, wins: Act['wins']): Promise<void> {
    let known: Conflict[] = [];
    for (let tries = 0; tries < mostTries; tries += 1) {
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
    throw new Error('publishing does not end');
  }

  async #decide(window: Window, { name, stored }: Conflict, wins: Act['wins']): Promise<void> {
    const { base } = await window.publishing.status();
    const before = (await window.publishing.version(base?.id ?? '')).get(name) ?? null;
    await this.#save(window, name, (mine) => {
      const theirs = stored ?? '';
      if (wins === 'both') return withMarks(theirs, mine);
      const decided = merge<string | null>(mine, before, stored, wins) ?? '';
      for (const mark of marksIn([mine, theirs])) if (!decided.includes(mark)) this.#givenUp.add(mark);
      return decided;
    });
  }

  /** A commit on the site's own branch that no store knows of. */
  async #commitOutside(name: string, change: (text: string) => string): Promise<void> {
    const { repository } = this.#shared;
    const path = `pages/${name}`;
    const [before, file] = [await repository.find('main'), await repository.objects.read(`main:${path}`)];
    const sha = await repository.writeBlob(change(String(file?.content)));
    const tree = await repository.writeTree(before, [{ path, mode: '100644', sha }]);
    const after = await repository.commit(tree, ['main'], 'Outside', repository.nobody);
    await repository.updateRefs([{ name: 'refs/heads/main', before: before ?? '', after }]);
  }

  async #states(): Promise<string[]> {
    return (await this.#shared.repository.text(['rev-list', '--reverse', 'main'])).split('\n');
  }

  /** The documents of a folder, and the names of its other files. @param tree the folder as Git knows it */
  async #textsOf(tree: string): Promise<Texts> {
    const { repository } = this.#shared;
    const listed = await repository.text(['ls-tree', '-r', '-z', '--format=%(objectname) %(path)', tree]);
    const lines = listed.split('\0').filter((line) => line !== '');
    return new Map(
      await Promise.all(
        lines.map(async (line): Promise<[string, string]> => {
          const [, sha = '', path = ''] = /^(\w+) (.*)$/s.exec(line) ?? [];
          return [path, isDocument(path) ? String((await repository.objects.read(sha))?.content) : ''];
        }),
      ),
    );
  }
}

/**
 * Does things on a site that several share, and publishes what is left.
 * @param open makes the site
 * @throws Error when a word is lost that nobody gave up, or a published state does not pass the check
 */
export const checkPublishingRun = async (
  open: () => Promise<SharedRepository>,
  acts: Acts,
): Promise<void> => {
  const shared = await open();
  try {
    const run = new Run(shared);
    for (const act of acts) await run.do(act);
    for (const window of new Set(shared.windows)) await run.publish(window, 'both');
    await run.check();
  } finally {
    shared.close();
  }
};
