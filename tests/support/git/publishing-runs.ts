import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { merge } from '../../../studio/state/merge.ts';
import type { Conflict } from '../../../studio/store/site-store.ts';
import { SharedSite, type Editor } from './shared-site.ts';

/** Few enough that both often write on the same line. */
const files = ['about.yaml', 'services.yaml'];
const kinds = ['write', 'write', 'write', 'add', 'publish', 'publish'] as const;

/** What two editors do, one after another: numbers are taken modulo what there is. */
export const publishingRuns = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    kind: fc.constantFrom(...kinds),
    file: fc.nat(),
    line: fc.nat({ max: 2 }),
    /** Whose lines stay where both have changed the same ones. */
    wins: fc.constantFrom('mine' as const, 'theirs' as const),
  }),
  { minLength: 3, maxLength: 6 },
);
type Acts = typeof publishingRuns extends fc.Arbitrary<infer Value> ? Value : never;

const marksIn = (text: string): Set<string> => new Set(text.match(/\bmark\d+x\b/g) ?? []);

/** Two editors of one site, every word that they write, and those that one of them gave up for the other's. */
class Run {
  readonly #site = new SharedSite();
  readonly #editors = ['Anna', 'Ben'].map((name) => this.#site.editor(name));
  readonly #givenUp = new Set<string>();
  #marks = 0;

  constructor(readonly acts: Acts) {}

  async check(): Promise<void> {
    try {
      for (const act of this.acts) await this.#do(act);
      for (const editor of this.#editors) await this.#publish(editor, 'mine');
      this.#expectNothingLost();
    } finally {
      this.#site[Symbol.dispose]();
    }
  }

  #do({ who, kind, file, line, wins }: Acts[number]): Promise<void> | void {
    const editor = this.#editors[who] as Editor;
    if (kind === 'publish') return this.#publish(editor, wins);
    const mark = `mark${(this.#marks += 1)}x`;
    if (kind === 'write') this.#write(editor, `pages/${files[file % files.length]}`, line, mark);
    else
      editor.write(
        `pages/${mark}.yaml`,
        editor
          .text('pages/services.yaml')
          .replace(/^title: .*\n.*/m, `title: New tiles for ${mark}\ndescription: What we do about ${mark}.`),
      );
  }

  /** Adds a word to one of the first texts of a page that stand on one line. */
  #write(editor: Editor, path: string, line: number, mark: string): void {
    const text = editor.text(path);
    const lines = [...text.matchAll(/^ +(?:heading|tagline|description|title): [A-Z].*$/gm)];
    const { 0: found = '', index = 0 } = lines[line % lines.length] ?? {};
    const end = index + found.length;
    editor.write(path, `${text.slice(0, end)} ${mark}${text.slice(end)}`);
  }

  async #publish(editor: Editor, wins: 'mine' | 'theirs'): Promise<void> {
    let known: Conflict[] = [];
    for (;;) {
      const { base } = await editor.publishing.status();
      const result = await editor.publish('Words', known);
      if (result.state !== 'conflicts') {
        if (result.state === 'refused') equal(result.reason, 'no-changes');
        break;
      }
      const before = await editor.publishing.version(base?.id ?? '');
      known = result.conflicts;
      for (const { name, stored } of known) {
        const mine = editor.text(`pages/${name}`);
        const decided = merge<string | null>(mine, before.get(name) ?? null, stored, wins) ?? '';
        for (const mark of marksIn(mine + stored)) if (!decided.includes(mark)) this.#givenUp.add(mark);
        editor.write(`pages/${name}`, decided);
      }
    }
    // What is published is what the editor has, and the check finds no error in it.
    equal(editor.git('status', '--porcelain'), '');
    equal(editor.git('rev-parse', 'HEAD'), this.#site.git('rev-parse', 'main'));
    deepEqual(await editor.errors(), []);
  }

  #expectNothingLost(): void {
    const all = marksIn(this.#site.git('grep', '--text', '-h', 'mark', 'main', '--', 'pages'));
    const lost = Array.from({ length: this.#marks }, (_, index) => `mark${index + 1}x`).filter(
      (mark) => !all.has(mark) && !this.#givenUp.has(mark),
    );
    deepEqual(lost, []);
    equal(this.#site.git('rev-list', '--merges', '--count', 'main'), '0');
  }
}

/** Two editors do things: no word is lost but where one chose the other's, and every published state passes the check. */
export const checkPublishingRun = (acts: Acts): Promise<void> => new Run(acts).check();
