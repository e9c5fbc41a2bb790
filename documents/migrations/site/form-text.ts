import {
  applyEdits,
  endOfLine,
  listComments,
  startOfLine,
  startWithComments,
} from '../../edit/text/edits.ts';
import { parseEditable, resolvePath, type EditableDocument } from '../../edit/text/editable-document.ts';
import { detectStyle } from '../../edit/text/values/style.ts';
import { renderBlock } from '../../edit/text/values/yaml-text.ts';
import type { Mapping, Path } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { fillTemplate, referencesOf } from '../forms/fill-template.ts';
import { formerToken } from '../forms/old-forms.ts';

/** The fields in whose texts a form replaces placeholders such as `{minimum}`, in JSON. */
const textsWithPlaceholders =
  /"(?:placeholder|counter|required|unknown|tooShort|tooLong|format)":"(?:[^"\\]|\\.)*"/g;

const limit = /\{rules\.(?:message|field)(Minimum|Maximum)\}/g;

/** Returns the form document for a former section, with placeholders instead of the tokens of general limits. */
export const createFormDocument = (template: object, sources: Mapping): unknown =>
  JSON.parse(
    JSON.stringify(fillTemplate(template, sources))
      .replace(textsWithPlaceholders, (text) =>
        text.replace(limit, (_, name: string) => `{${name.toLowerCase()}}`),
      )
      .replaceAll(`{${formerToken.name}}`, formerToken.value),
  );

/** Removes items from a list, as often as they are given. @returns those that it had */
export const takeFrom = (list: string[], items: readonly string[]): string[] =>
  items.filter((item) => {
    const index = list.indexOf(item);
    if (index >= 0) list.splice(index, 1);
    return index >= 0;
  });

/** Where the values of a form come from. */
type Origin = { tree: EditableDocument; path: Path };

/** Returns the comments of a field: above it, inside it and at its end. */
const commentsOf = ({ tree, path }: Origin): string[] => {
  const { last, depth } = resolvePath(tree, path);
  if (!last || depth < path.length) return [];
  const { text } = tree.source;
  return listComments(text.slice(startWithComments(text, last.item, 0), endOfLine(text, last.item.end)));
};

/**
 * Returns the text of a form document, in the style of the section that it replaces.
 * @param origins the former section and the site document
 * @param removed comments that are no longer in the former documents; they are inserted above the fields that they
 * belonged to, the others at the start
 */
export const renderForm = (
  document: unknown,
  template: object,
  origins: Record<string, Origin> & { section: Origin },
  removed: readonly string[],
): string => {
  const style = detectStyle(origins.section.tree);
  const lines = renderBlock(document, style, 0).map((line) =>
    line === 'texts:' ? style.lineEnd + line : line,
  );
  const text = [...lines, ''].join(style.lineEnd);
  const tree = parseEditable(new Source('', text));
  const rest = [...removed];
  const edits = referencesOf(template).flatMap(({ path, from: [name = '', ...from] }) => {
    const origin = origins[name];
    const item = resolvePath(tree, path).last?.item;
    if (!origin || !item) return [];
    const start = startOfLine(text, item.start);
    const indent = /^ */.exec(text.slice(start))?.[0] ?? '';
    const comments = commentsOf({ ...origin, path: [...origin.path, ...from] });
    return takeFrom(rest, comments).map((comment) => ({
      start,
      end: start,
      text: indent + comment + style.lineEnd,
    }));
  });
  return rest.map((comment) => comment + style.lineEnd).join('') + applyEdits(text, edits);
};
