import { isAlias, isCollection, isPair, visit } from 'yaml';
import type { Document, Node } from 'yaml';
import { getIn, isDeepEqual, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { EditError } from './edit-error.ts';
import {
  findItem,
  itemsOf,
  listNodeComments,
  type Collection,
  type CollectionItem,
} from './collection-items.ts';
import { diffText, type Edit } from './edits.ts';
import { parseEditable, parseText } from './parse-editable.ts';
import { createNodeLike, printDocument } from './yaml-style.ts';

/**
 * The nodes of a document that is edited, the value and the comments that its text must have afterwards. It is printed
 * once after the last edit, because the differences of several prints would overlap.
 */
export class DocumentNodes {
  readonly #document: Document.Parsed;
  readonly #comments: string[];
  #value: unknown;
  /** The path of the first edit. */
  #edited: Path | undefined;

  /** @throws EditError if the document has syntax errors */
  constructor(readonly source: Source) {
    const { document, comments } = parseEditable(source);
    this.#document = document;
    this.#comments = comments;
    try {
      this.#value = this.#document.toJS();
    } catch {
      throw new EditError(
        `${source.file} uses too many aliases (*name). Replace them with their values first.`,
      );
    }
  }

  /** The value after the edits so far. */
  get value(): unknown {
    return this.#value;
  }

  /** Returns the edit that changes the text; none if nothing has been edited. @throws EditError like `print` */
  edits(): Edit[] {
    return this.#edited ? [diffText(this.source.text, this.print())] : [];
  }

  /**
   * Returns the text in the style of all documents.
   * @throws EditError if that text would not have exactly the expected value and comments
   */
  print(): string {
    try {
      const text = printDocument(this.#document, this.source.text);
      const { documents, comments } = parseText(text);
      const [printed, next] = documents;
      const isValid =
        printed?.errors.length === 0 && !next && printed.warnings.length <= this.#document.warnings.length;
      const hasComments = isDeepEqual(comments, this.#comments.sort());
      if (isValid && hasComments && isDeepEqual(printed.toJS(), this.#value)) return text;
    } catch {
      // The edits may have moved an alias before its anchor.
    }
    throw this.unsafe(this.#edited ?? []);
  }

  /** Reports an edit that has been made. @param expected the value after it @param added comments that are new */
  protected finish(path: Path, expected: unknown, added: readonly string[] = []): void {
    this.#value = expected;
    this.#edited ??= path;
    this.#comments.push(...added);
  }

  /** Resolves a path as far as it exists. Aliases (`*name`) on the way are replaced by their values. */
  protected resolve(path: Path): { node: unknown; depth: number } {
    let node: unknown = this.#document.contents;
    for (const [depth, step] of path.entries()) {
      const parent = path.slice(0, depth);
      if (isAlias(node)) node = this.replace(parent, getIn(this.#value, parent));
      const item = isCollection(node) ? itemsOf(node)[findItem(node, step)] : undefined;
      if (!item) return { node, depth };
      node = isPair(item) ? item.value : item;
    }
    return { node, depth: path.length };
  }

  /** Returns the collection at a path, which is no alias afterwards. */
  protected collectionAt(path: Path): Collection {
    this.resolve([...path, 0]);
    const { node, depth } = this.resolve(path);
    if (depth < path.length || !isCollection(node)) throw this.unsafe(path);
    return node;
  }

  /** Whether a collection is the outermost one. */
  protected isTop(collection: Collection): boolean {
    return collection === this.#document.contents;
  }

  /** Replaces the value of an existing field or entry, and keeps the comments around it. */
  protected replace(path: Path, value: unknown): Node {
    const { node: parent } = this.resolve(path.slice(0, -1));
    const items = isCollection(parent) && path.length > 0 ? itemsOf(parent) : [];
    const index = isCollection(parent) ? findItem(parent, path.at(-1) ?? '') : -1;
    const item = path.length > 0 ? items[index] : undefined;
    const old = (
      path.length === 0 ? this.#document.contents : isPair(item) ? item.value : item
    ) as Node | null;
    const node = createNodeLike(old, value);
    if (old) {
      this.forget(old);
      if (!isAlias(old) && old.anchor !== undefined) node.anchor = old.anchor;
      const isBlock = (each: Node) => isCollection(each) && each.flow !== true;
      // A comment behind a text stays on its line; behind a block collection it would be printed below.
      const comments =
        isBlock(node) && !isBlock(old) ? [old.commentBefore, old.comment] : [old.commentBefore];
      node.commentBefore = comments.filter(Boolean).join('\n');
      node.comment = comments.length === 1 ? old.comment : null;
      node.spaceBefore = old.spaceBefore === true;
      this.#comments.push(...listNodeComments(node));
    }
    if (path.length === 0) this.#document.contents = node as never;
    else if (isPair(item)) item.value = node;
    else items[index] = node;
    return node;
  }

  /** Removes the comments of an item from those that the text must have. */
  protected forget(item: CollectionItem): void {
    for (const comment of listNodeComments(item)) {
      const index = this.#comments.indexOf(comment);
      if (index >= 0) this.#comments.splice(index, 1);
    }
  }

  /** Returns the file and the line of a path. */
  protected locate(path: Path): string {
    return `${this.source.file}:${this.source.range(path, 'value').start.line}`;
  }

  protected unsafe(path: Path): EditError {
    let reason = 'this is written in a way that cannot be changed safely. Change it in the text itself.';
    visit(this.#document, {
      Alias: (_, { source }) => {
        reason = `the alias *${source} may repeat this value. Replace the alias with the value first.`;
        return visit.BREAK;
      },
    });
    return new EditError(`${this.locate(path)}: ${reason}`);
  }
}
