import type { Problem } from '../../documents/problems/problem.ts';
import type { StoredSite } from '../store/site-store.ts';
import type { FromChecker, Rendered, ToChecker } from './checker-messages.ts';
import { EditRefusal } from '../../documents/edit/edit-refusal.ts';
import { Observable } from '../state/observable.ts';
import type { Pictures } from '../state/picture-shelf.ts';
import type { TaskInput, TaskName, TaskResult } from './site-tasks.ts';
import type { Texts } from '../state/steps.ts';

/** What the thread that checks knows of the texts. */
export type Checked = {
  /** The page as it is, or as it was when it could last be rendered. */
  rendered: Rendered | undefined;
  /** Whether the page on the screen is that of the texts as they are. */
  isCurrent: boolean;
  problems: readonly Problem[];
  /** What the places on pages are called that links may lead to, by their addresses: `/contact#hours`. */
  places: ReadonlyMap<string, string>;
};

/** Reads and checks texts in a thread of its own, so that typing never waits. */
export class Checking extends Observable<Checked> {
  readonly #worker = new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' });
  #texts: Texts;
  readonly #asked = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #lastTask = 0;
  #version = 0;
  #route = '/';

  /** @param texts the documents as they are stored: what differs from them is told with the first look */
  constructor({ prefix, content, pictures }: StoredSite, texts: Texts) {
    super({ rendered: undefined, isCurrent: false, problems: [], places: new Map() });
    this.#texts = texts;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromChecker>) => this.#hear(data));
    this.#tell({ type: 'site', prefix, content, pictures });
  }

  /** Says which pictures there are now. */
  takePictures(pictures: Pictures): void {
    this.#tell({ type: 'pictures', pictures });
  }

  /** Reads the texts as they are now, and renders the page of a route. */
  look(texts: Texts, route: string): void {
    const names = new Set([...this.#texts.keys(), ...texts.keys()]);
    const changes = [...names]
      .filter((name) => this.#texts.get(name) !== texts.get(name))
      .map((name): [string, string | null] => [name, texts.get(name) ?? null]);
    this.#texts = texts;
    this.#route = route;
    this.#version += 1;
    this.#tell({ type: 'texts', changes, route, version: this.#version });
  }

  /**
   * Has something done that rests on all documents, as they were at the last look.
   * @throws EditRefusal when it cannot be done, in words for the editor
   */
  ask<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskResult<N>> {
    const id = (this.#lastTask += 1);
    this.#tell({ type: 'task', id, name, input });
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  #hear(answer: FromChecker): void {
    if (answer.type === 'done' || answer.type === 'refused') return this.#answer(answer);
    if (answer.version !== this.#version) return;
    if (answer.type === 'problems') this.#set({ problems: answer.problems, places: answer.places });
    else if (answer.page && answer.site) this.#set({ rendered: answer, isCurrent: true });
    else this.#keepLast(answer);
  }

  #answer(answer: Extract<FromChecker, { id: number }>): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if (answer.type === 'done') asked?.resolve(answer.result as never);
    else asked?.reject(new EditRefusal(answer.reason));
  }

  /** The page that was there stays as long as it is that of the same address. */
  #keepLast(answer: Rendered): void {
    const { rendered } = this.snapshot();
    const isSame = rendered?.page?.route === this.#route;
    this.#set({ rendered: isSame ? rendered : answer, isCurrent: false });
  }

  #set(changed: Partial<Checked>): void {
    this.become({ ...this.snapshot(), ...changed });
  }

  #tell(message: ToChecker): void {
    this.#worker.postMessage(message);
  }
}
