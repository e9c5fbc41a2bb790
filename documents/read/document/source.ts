import type { Document, Node, Pair, ParseOptions, YAMLMap } from 'yaml';
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, YAMLParseError } from 'yaml';
import { maxDepth, findExcessiveDepth } from './depth.ts';
import type { Path } from './path.ts';

/** A position in a file; line and column are counted from 1, the column in characters (code points). */
export type Position = { line: number; column: number };

/** A range in a file; the end is exclusive. */
export type Range = { start: Position; end: Position };

/** A text edit: the text between the offsets `start` and `end` is replaced with `text`. Equal offsets insert. */
export type Edit = { start: number; end: number; text: string };

/** Selects the name of a field or its value. For an item of a list, `key` is the item itself. */
export type KeyOrValue = 'key' | 'value';

/** A text inside a value, such as a token: its occurrence, by default the first, and the offset in it at which a problem points. */
export type TextExcerpt = { text: string; occurrence?: number; offset?: number };

type Parsed = {
  document: Document.Parsed;
  lines: LineCounter;
  /** Cached fields of mappings by name, because a mapping may have many problems whose positions are needed. */
  fields: Map<YAMLMap, Map<string, Pair>>;
};

/**
 * Parses a text. `uniqueKeys` is off because it takes quadratic time; duplicate keys are checked separately. A text
 * that is nested too deep is not parsed: its document is empty and has one error.
 * @param lineCounter receives the line starts of the text
 */
export const parseYaml = (
  text: string,
  lineCounter: LineCounter,
  more: ParseOptions = {},
): Document.Parsed => {
  const options = { ...more, prettyErrors: false, uniqueKeys: false };
  const offset = findExcessiveDepth(text);
  if (offset === undefined) return parseDocument(text, { ...options, lineCounter });
  lineCounter.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lineCounter.addNewLine(index + 1);
  const document = parseDocument('', options);
  const message = `Lists and mappings are nested more than ${maxDepth} deep`;
  document.errors.push(new YAMLParseError([offset, offset + 1], 'RESOURCE_EXHAUSTION', message));
  return document;
};

/** Returns the offset of an occurrence of a text at or after `start`; -1 if there is none. */
export const findExcerpt = (whole: string, { text, occurrence = 0 }: TextExcerpt, start = 0): number => {
  let offset = whole.indexOf(text, start);
  for (let count = 0; count < occurrence && offset >= 0; count += 1) offset = whole.indexOf(text, offset + 1);
  return offset;
};

/** The text of a YAML file, and the positions of its values. */
export class Source {
  #parsed: Parsed | undefined;

  /**
   * @param file the path that problems show
   * @param text the content of the file
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  /** Returns the cached syntax tree of the text. */
  parse(): Parsed {
    if (this.#parsed) return this.#parsed;
    const lines = new LineCounter();
    const document = parseYaml(this.text, lines);
    this.#parsed = { document, lines, fields: new Map() };
    return this.#parsed;
  }

  /** Frees the syntax tree, which takes ten times the memory of the text; the text is parsed again when needed. */
  forget(): void {
    this.#parsed = undefined;
  }

  /** Returns the position of an offset. */
  positionOf(offset: number): Position {
    const { line, col } = this.parse().lines.linePos(offset);
    const before = this.text.slice(offset - col + 1, offset);
    return { line: Math.max(line, 1), column: [...before].length + 1 };
  }

  /** Returns the range of a field's name or value, or of a text inside it; of the nearest existing parent otherwise. */
  range(path: Path, part: KeyOrValue, excerpt?: TextExcerpt): Range {
    return this.rangeOf(...this.offsets(path, part, excerpt));
  }

  /** Returns the range between two offsets. */
  rangeOf(start: number, end: number): Range {
    return { start: this.positionOf(start), end: this.positionOf(end) };
  }

  /**
   * Returns the start and end offsets of the name or value of a field, or of a text inside the value; otherwise those
   * of the nearest existing parent.
   */
  offsets(path: Path, part: KeyOrValue, excerpt?: TextExcerpt): [start: number, end: number] {
    const { key, node } = this.#follow(path);
    const range = node?.range;
    if (part === 'key' || !range || isBlank(node)) return key;
    if (!excerpt) return [range[0], range[1]];
    const offset = findExcerpt(this.text, excerpt, range[0]);
    return offset < 0 || offset >= range[1]
      ? [range[0], range[1]]
      : [offset + (excerpt.offset ?? 0), offset + excerpt.text.length];
  }

  /** Returns the source text of a value, trimmed. */
  textAt(path: Path): string {
    const range = this.#follow(path).node?.range;
    return range ? this.text.slice(range[0], range[1]).trim() : '';
  }

  #follow(path: Path): { key: [number, number]; node: Node | null | undefined } {
    const { document, fields } = this.parse();
    let node: Node | null | undefined = document.contents;
    let key = extentOf(node) ?? [0, 0];
    for (const step of path) {
      const item: unknown = isSeq(node)
        ? node.items[Number(step)]
        : isMap(node) && fieldsOf(node, fields).get(String(step));
      const [name, value] = isPair(item)
        ? [asNode(item.key), asNode(item.value)]
        : [asNode(item), asNode(item)];
      if (!isPair(item) && !value) break;
      node = value;
      key = extentOf(name) ?? extentOf(value) ?? key;
    }
    return { key, node };
  }
}

const extentOf = (node: Node | null | undefined): [number, number] | undefined =>
  node?.range ? [node.range[0], node.range[1]] : undefined;

const isBlank = (node: Node | null | undefined): boolean =>
  isScalar(node) && node.value === null && !node.source;

const keyText = (pair: Pair): string =>
  isScalar(pair.key) ? String(pair.key.value ?? '') : String(pair.key);

const asNode = (value: unknown): Node | null =>
  isScalar(value) || isMap(value) || isSeq(value) ? value : null;

/** Returns the fields by name; of duplicates, the last one is used. */
const fieldsOf = (map: YAMLMap, known: Parsed['fields']): Map<string, Pair> => {
  const fields = known.get(map) ?? new Map(map.items.map((pair) => [keyText(pair), pair]));
  known.set(map, fields);
  return fields;
};
