import { problemText } from '../../../documents/problems/problem-text.ts';
import fc from 'fast-check';
import { copyEntry, moveEntry, removeValue } from '../../../documents/edit/text/edit-document.ts';
import { EditError } from '../../../documents/edit/text/edit-error.ts';
import { SiteChecker } from '../../../documents/check/check-site.ts';
import { toArray, getIn } from '../../../documents/read/document/path.ts';
import { classifyFiles } from '../../../documents/read/site/site-files.ts';
import { setField } from '../../../studio/form/conditions.ts';
import { createBareStudio } from './bare-studio.ts';
import { collectPaths } from './edited-text.ts';

const kinds = ['type', 'type', 'write', 'copy', 'move', 'remove', 'undo', 'redo', 'outside', 'save'] as const;
type Action = { kind: (typeof kinds)[number]; file: number; pick: number; to: number };

/** Random sequences of actions in the Studio and outside of it. Numbers are applied modulo the number of choices. */
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

/** Executes actions of the Studio and of another editor on a small site, and checks that no change is lost. */
class Run {
  readonly stored: Map<string, string>;
  readonly studio;
  readonly texts;
  /** The texts by the number of steps that could be undone. */
  past: ReadonlyMap<string, string>[] = [];
  /** All lines that were ever in a document. */
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

  apply({ kind, file: at, pick, to }: Action): void {
    const { current } = this.texts.snapshot();
    const names = [...current.keys()];
    const file = names[at % names.length] ?? '';
    const value = this.studio.document(file)?.value;
    const depth = this.texts.snapshot().done.length;
    this.past[depth] = current;
    if (kind === 'undo' || kind === 'redo') this.step(kind, depth);
    else if (kind === 'outside') this.outside(file, pick);
    else if (kind === 'save') this.save();
    else if (kind === 'write') this.write(file, pick);
    else if (value !== undefined) this.edit(kind, file, value, pick, to);
    this.expectOthersUnchanged(kind, file, current);
  }

  step(kind: 'undo' | 'redo', depth: number): void {
    this.texts[kind]();
    const before = this.past[depth - 1];
    if (kind === 'redo' || depth === 0 || !before) return;
    for (const [name, text] of before)
      if (this.texts.snapshot().current.get(name) !== text) fail(`undo does not restore ${name}`);
  }

  /** Changes a line of the text directly; the document may become invalid YAML. */
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
    value: unknown,
    pick: number,
    to: number,
  ): void {
    const paths = [...collectPaths(value)];
    const texts = paths.filter((path) => typeof getIn(value, path) === 'string');
    const lists = paths.filter((path) => toArray(getIn(value, path)).length > 1);
    const field = texts[pick % texts.length];
    const list = lists[pick % Math.max(lists.length, 1)];
    try {
      if (kind === 'type' && field) {
        const typed = `${String(getIn(value, field))} ${this.mark()}`;
        this.studio.type(file, field, (source) => setField(source, field, typed, []));
        const now = getIn(this.studio.document(file)?.value, field);
        if (now !== typed) fail(`${file} ${field.join('.')} is ${String(now)}`);
      }
      if (kind === 'type' || !list) return;
      const count = toArray(getIn(value, list)).length;
      this.studio.edit(file, list, (source) => {
        if (kind === 'copy') return copyEntry(source, list, to % count);
        if (kind === 'move') return moveEntry(source, list, to % count, pick % count);
        return removeValue(source, [...list, to % count]);
      });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }

  /** Another editor appends a comment to a line of a file; local changes must not be lost. */
  outside(file: string, pick: number): void {
    const lines = (this.stored.get(file) ?? '').split('\n');
    const line = pick % lines.length;
    this.stored.set(file, lines.with(line, `${lines[line]} # others${pick % 99}`).join('\n'));
    const before = this.texts.snapshot().current.get(file) ?? '';
    this.texts.mergeStored(file, this.stored.get(file) ?? null);
    this.past = [];
    const after = marksIn([this.texts.snapshot().current.get(file) ?? '']);
    for (const mark of marksIn([before])) if (!after.has(mark)) fail(`${mark} was lost in ${file}`);
  }

  /** Saves like the button: all changes except files with unresolved conflicts. */
  save(): void {
    const { conflicts } = this.texts.snapshot();
    const changes = this.texts.unsaved().filter(({ name }) => !conflicts.has(name));
    for (const { name, before, after } of changes) {
      if (this.stored.get(name) !== before) fail(`${name} would be overwritten`);
      this.expectKnownLines(name, before ?? '', after ?? '');
      this.stored.set(name, after ?? '');
    }
    this.texts.markSaved(changes);
    this.past = [];
    if (this.texts.unsaved().some(({ name }) => !conflicts.has(name))) fail('not everything was saved');
  }

  /** Checks that new lines contain typed text or were in the document before. */
  expectKnownLines(name: string, before: string, after: string): void {
    const old = new Set(linesOf(before));
    for (const line of linesOf(after))
      if (!old.has(line) && !/mark\d+x|others\d+/.test(line) && !this.known.has(line))
        fail(`${name} has a line that nobody wrote: ${line}`);
  }

  /** Checks that an action changes no other document. */
  expectOthersUnchanged(kind: Action['kind'], file: string, before: ReadonlyMap<string, string>): void {
    if (kind === 'undo' || kind === 'redo') return;
    for (const [name, text] of this.texts.snapshot().current)
      if (name !== file && before.get(name) !== text) fail(`${name} has changed with ${file}`);
  }
}

/**
 * Executes the actions of a run and saves at the end.
 * @throws Error if typed text is lost, if an action changes more than it should, or if the saved site is invalid without
 * a reported problem
 */
export const checkStudioRun = async (
  texts: ReadonlyMap<string, string>,
  actions: readonly Action[],
): Promise<void> => {
  const run = new Run(texts);
  for (const action of actions) run.apply(action);
  run.save();
  const { problems, pages } = await new SiteChecker().check(run.stored);
  const files = classifyFiles(run.stored.keys());
  const isReported = problems.some(
    (problem) => problem.severity === 'error' && problemText(problem).message !== '',
  );
  if (!isReported && pages.length !== files.pages.length)
    fail('The saved site is invalid, but no problem is reported.');
};
