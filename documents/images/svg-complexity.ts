import type { SaxesTagNS } from 'saxes';

/**
 * Maximum number of rendered elements, including those rendered by reference: twenty elements that refer to each
 * other can render billions. Rendering 10,000 elements takes about a second.
 */
const maxRendered = 10_000;
/** Maximum nesting depth of tags. */
const maxNesting = 100;
/**
 * Maximum number of characters of all style sheets and of all texts: the rendering time grows quadratically with
 * them.
 */
const maxCharacters = { style: 20_000, text: 2_000 };

/** The number of elements below an element with an id, and the ids that they refer to. */
type Group = { count: number; draws: string[] };

const reference = /url\(\s*['"]?#([^'")]*)/g;

const referencesIn = (style: string): string[] => Array.from(style.matchAll(reference), ([, id = '']) => id);

/**
 * Estimates the rendering cost of an SVG image while it is parsed, so that images that would take minutes are
 * rejected.
 */
export class SvgComplexity {
  readonly #groups = new Map<string, Group>([['', { count: 0, draws: [] }]]);
  /** The id of the group of each open tag. */
  readonly #open: string[] = [''];
  readonly #characters = { style: 0, text: 0 };
  #elements = 0;

  /** Counts an opening tag. @returns the exceeded limit as a message, or undefined */
  open({ attributes }: SaxesTagNS): string | undefined {
    this.#elements += 1;
    if (this.#open.length > maxNesting) return `nests more than ${maxNesting} tags`;
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
    return this.#elements > maxRendered ? this.#tooMany(this.#elements) : undefined;
  }

  /** Counts a closing tag. */
  close(): void {
    this.#open.pop();
  }

  /** Counts text or a part of a style sheet. @returns the exceeded limit as a message, or undefined */
  read(words: string, kind: 'style' | 'text'): string | undefined {
    const count = (this.#characters[kind] += kind === 'text' ? words.trim().length : words.length);
    if (kind === 'style') this.#group('').draws.push(...referencesIn(words));
    if (count <= maxCharacters[kind]) return undefined;
    const most = maxCharacters[kind].toLocaleString('en-US');
    return `has more than ${most} characters of ${kind === 'style' ? 'styles' : 'text'}`;
  }

  /** The limit that the complete image exceeds, as a message, or undefined. */
  get excess(): string | undefined {
    const drawn = this.#drawn('', new Map());
    return drawn > maxRendered ? this.#tooMany(drawn) : undefined;
  }

  #tooMany(count: number): string {
    const shown = count > 1e9 ? 'over a billion' : count.toLocaleString('en-US');
    return `draws ${shown} elements, but the maximum is ${maxRendered.toLocaleString('en-US')}`;
  }

  #group(id: string): Group {
    const group = this.#groups.get(id) ?? { count: 0, draws: [] };
    this.#groups.set(id, group);
    return group;
  }

  /** Returns the number of elements rendered for an id. Circular references are followed once. */
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
