import type { SaxesTagNS } from 'saxes';

/**
 * The most elements that are drawn, each as often as it is drawn: an element that refers to another one draws that too, and
 * twenty of them can stand for billions. Rendering 10,000 takes about a second.
 */
const mostDrawn = 10_000;
/** The deepest nesting of tags. */
const mostDepth = 100;
/** The most characters of all style sheets and of all words: the renderer's time grows with the square of them. */
const mostCharacters = { style: 20_000, text: 2_000 };

/** Elements under the nearest element with an id, and what is drawn with them. */
type Group = { count: number; draws: string[] };

const reference = /url\(\s*['"]?#([^'")]*)/g;

const referencesIn = (style: string): string[] => Array.from(style.matchAll(reference), ([, id = '']) => id);

/** Counts what a renderer has to do for a drawing, tag by tag, so that no drawing takes it minutes. */
export class SvgComplexity {
  readonly #groups = new Map<string, Group>([['', { count: 0, draws: [] }]]);
  /** The id that each open tag belongs to. */
  readonly #open: string[] = [''];
  readonly #characters = { style: 0, text: 0 };
  #elements = 0;

  /** Counts a tag that opens. @returns what is too much, if something is */
  open({ attributes }: SaxesTagNS): string | undefined {
    this.#elements += 1;
    if (this.#open.length > mostDepth) return `nests more than ${mostDepth} tags`;
    const parent = this.#open.at(-1) ?? '';
    const id = attributes['id']?.value || parent;
    if (id !== parent) this.#group(parent).draws.push(id);
    this.#open.push(id);
    const group = this.#group(id);
    group.count += 1;
    for (const { local, value } of Object.values(attributes)) {
      if (local === 'href' && value.trim().startsWith('#')) group.draws.push(value.trim().slice(1));
      group.draws.push(...referencesIn(value));
    }
    return this.#elements > mostDrawn ? this.#tooMany(this.#elements) : undefined;
  }

  /** Counts a tag that closes. */
  close(): void {
    this.#open.pop();
  }

  /** Counts words or a part of a style sheet. @returns what is too much, if something is */
  read(words: string, kind: 'style' | 'text'): string | undefined {
    const count = (this.#characters[kind] += kind === 'text' ? words.trim().length : words.length);
    if (kind === 'style') this.#group('').draws.push(...referencesIn(words));
    if (count <= mostCharacters[kind]) return undefined;
    const most = mostCharacters[kind].toLocaleString('en-US');
    return kind === 'style'
      ? `has more than ${most} characters of styles`
      : `has more than ${most} characters of words`;
  }

  /** What is too much in the whole drawing, if something is. */
  get excess(): string | undefined {
    const drawn = this.#drawn('', new Map());
    return drawn > mostDrawn ? this.#tooMany(drawn) : undefined;
  }

  #tooMany(count: number): string {
    const shown = count > 1e9 ? 'over a billion' : count.toLocaleString('en-US');
    return `draws ${shown} elements, and ${mostDrawn.toLocaleString('en-US')} are the most`;
  }

  #group(id: string): Group {
    const group = this.#groups.get(id) ?? { count: 0, draws: [] };
    this.#groups.set(id, group);
    return group;
  }

  /** How many elements are drawn for an id. A circle of references is drawn once. */
  #drawn(id: string, known: Map<string, number>): number {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, 0);
    const { count, draws } = this.#groups.get(id) ?? { count: 0, draws: [] };
    let drawn = count;
    for (const other of draws) drawn += this.#drawn(other, known);
    known.set(id, drawn);
    return drawn;
  }
}
