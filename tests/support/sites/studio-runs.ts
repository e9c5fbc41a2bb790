import { problemText } from '../../../documents/problems/problem-text.ts';
import fc from 'fast-check';
import { copyEntry } from '../../../documents/edit/text/insert-entry.ts';
import { EditError } from '../../../documents/edit/edit-error.ts';
import { moveEntry } from '../../../documents/edit/text/move-entry.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { SiteChecker } from '../../../documents/check-site.ts';
import { toArray, getIn } from '../../../documents/read/document/path.ts';
import { classifyFiles } from '../../../documents/read/site/site-files.ts';
import { createBareStudio } from './bare-studio.ts';
import { collectPaths } from './edited-text.ts';
import { listTextFields } from './studio-fields.ts';

const kinds = ['type', 'type', 'write', 'copy', 'move', 'remove', 'undo', 'redo', 'outside', 'save'] as const;
type Act = { kind: (typeof kinds)[number]; file: number; pick: number; to: number };

/** What is done in the Studio, and outside of it, one after another: numbers are taken modulo what there is. */
export const studioRuns = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), file: fc.nat(), pick: fc.nat(), to: fc.nat() }),
  { minLength: 5, maxLength: 30 },
);

const fail = (what: string): never => {
  throw new Error(what);
};
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/^[\s-]+/, ''));
const marksIn = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => text.match(/\bmark\d+x\b/g) ?? []));

/** The Studio on a small site, somebody else who changes its files, and what both have done. */
class Run {
  readonly stored: Map<string, string>;
  readonly studio;
  readonly texts;
  /** What the texts were when so many steps could be undone. */
  past: ReadonlyMap<string, string>[] = [];
  /** Every line that stood in a document at any time. */
  readonly known: Set<string>;
  marks = 0;

  constructor(texts: ReadonlyMap<string, string>) {
    this.stored = new Map(texts);
    this.studio = createBareStudio(texts);
    this.texts = this.studio.texts;
    this.known = new Set([...texts.values()].flatMap(linesOf));
  }

  mark(): string {
    return `mark${(this.marks += 1)}x`;
  }

  take({ kind, file: at, pick, to }: Act): void {
    const { current } = this.texts.snapshot();
    const names = [...current.keys()];
    const file = names[at % names.length] ?? '';
    const said = this.studio.document(file)?.value;
    const depth = this.texts.snapshot().done.length;
    this.past[depth] = current;
    if (kind === 'undo' || kind === 'redo') this.step(kind, depth);
    else if (kind === 'outside') this.outside(file, pick);
    else if (kind === 'save') this.save();
    else if (kind === 'write') this.write(file, pick);
    else if (said !== undefined) this.edit(kind, file, said, pick, to);
    this.others(kind, file, current);
  }

  step(kind: 'undo' | 'redo', depth: number): void {
    this.texts[kind]();
    const before = this.past[depth - 1];
    if (kind === 'redo' || depth === 0 || !before) return;
    for (const [name, text] of before)
      if (this.texts.snapshot().current.get(name) !== text) fail(`undo gives another ${name}`);
  }

  /** A letter in the text itself, wherever the cursor was; the document may be no YAML then. */
  write(file: string, pick: number): void {
    const text = this.texts.snapshot().current.get(file) ?? '';
    const lines = text.split('\n');
    const line = pick % lines.length;
    const next = lines.with(line, `${lines[line]} # ${this.mark()}`).join('\n');
    this.texts.change(`${file} yaml`, new Map([[file, next]]));
  }

  edit(
    kind: 'type' | 'copy' | 'move' | 'remove',
    file: string,
    said: unknown,
    pick: number,
    to: number,
  ): void {
    const fields = listTextFields(file, said);
    const lists = [...collectPaths(said)].filter((path) => toArray(getIn(said, path)).length > 1);
    const field = fields[pick % fields.length];
    const list = lists[pick % Math.max(lists.length, 1)];
    try {
      if (kind === 'type' && field) {
        const typed = `${field.text} ${this.mark()}`;
        this.studio.setValue(file, field.path, typed, field.order);
        const now = getIn(this.studio.document(file)?.value, field.path);
        if (now !== typed) fail(`${file} ${field.path.join('.')} says ${String(now)}`);
      }
      if (kind === 'type' || !list) return;
      const count = toArray(getIn(said, list)).length;
      this.studio.edit(file, list, (source) => {
        if (kind === 'copy') return copyEntry(source, list, to % count);
        if (kind === 'move') return moveEntry(source, list, to % count, pick % count);
        return removeValue(source, [...list, to % count]);
      });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }

  /** Somebody else adds a note behind a line of a file; what was typed here must still be there. */
  outside(file: string, pick: number): void {
    const lines = (this.stored.get(file) ?? '').split('\n');
    const line = pick % lines.length;
    this.stored.set(file, lines.with(line, `${lines[line]} # others${pick % 99}`).join('\n'));
    const before = this.texts.snapshot().current.get(file) ?? '';
    this.texts.takeOver(file, this.stored.get(file) ?? null);
    this.past = [];
    const after = marksIn([this.texts.snapshot().current.get(file) ?? '']);
    for (const mark of marksIn([before])) if (!after.has(mark)) fail(`${mark} got lost in ${file}`);
  }

  /** What the button does: all is stored but what waits for a decision. */
  save(): void {
    const { conflicts } = this.texts.snapshot();
    const changes = this.texts.unsaved().filter(({ name }) => !conflicts.has(name));
    for (const { name, before, after } of changes) {
      if (this.stored.get(name) !== before) fail(`${name} would be overwritten`);
      this.differs(name, before ?? '', after ?? '');
      this.stored.set(name, after ?? '');
    }
    this.texts.stored(changes);
    this.past = [];
    if (this.texts.unsaved().some(({ name }) => !conflicts.has(name))) fail('not all is saved');
  }

  /** The lines that are new hold what was typed, or stood in the document before at another place. */
  differs(name: string, before: string, after: string): void {
    const old = new Set(linesOf(before));
    for (const line of linesOf(after))
      if (!old.has(line) && !/mark\d+x|others\d+/.test(line) && !this.known.has(line))
        fail(`${name} has a line that nobody wrote: ${line}`);
  }

  /** Only the document that something was done to is another one. */
  others(kind: Act['kind'], file: string, before: ReadonlyMap<string, string>): void {
    if (kind === 'undo' || kind === 'redo') return;
    for (const [name, text] of this.texts.snapshot().current)
      if (name !== file && before.get(name) !== text) fail(`${name} has changed with ${file}`);
  }
}

/**
 * Does all that is in a run, and saves at the end.
 * @throws Error when anything typed is lost, more has changed than was done, or what is saved is neither valid nor told
 */
export const checkStudioRun = async (
  texts: ReadonlyMap<string, string>,
  acts: readonly Act[],
): Promise<void> => {
  const run = new Run(texts);
  for (const act of acts) run.take(act);
  run.save();
  const { problems, pages } = await new SiteChecker().check(run.stored);
  const files = classifyFiles(run.stored.keys());
  const isTold = problems.some(
    (problem) => problem.severity === 'error' && problemText(problem).message !== '',
  );
  if (!isTold && pages.length !== files.pages.length)
    fail('what was saved is not valid, and nothing says why');
};
