import type { Form } from '../../../schema/form.ts';
import { choiceId, fieldsOf } from '../../../schema/forms/check-form.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { getChild, toArray } from '../../read/document/path.ts';
import { visibleSections } from '../../read/document/hidden.ts';
import { normalizeFormerPath } from '../../read/site/request-path.ts';
import { indexPagesByDocument, type LoadedSite, type ModelPage } from '../../read/site/site-model.ts';

/** Index of all link targets of a site, created once for all links. */
export type LinkIndex = {
  pages: ReadonlyMap<string, ModelPage>;
  /** The routes of all pages. */
  routes: ReadonlySet<string>;
  /** The current route of every former route, by its normalized path (`normalizeFormerPath`). */
  redirects: ReadonlyMap<string, string>;
  /** The anchors of each page whose anchors can be determined. */
  anchors: ReadonlyMap<ModelPage | undefined, ReadonlySet<string>>;
  pagesByDocument: ReturnType<typeof indexPagesByDocument>;
};

const choiceIdsOf = (name: string, form: Form | undefined): string[] =>
  (form ? fieldsOf(form) : []).flatMap((field) =>
    field.kind === 'choices' ? field.choices.map(({ value }) => choiceId(name, field.name, value)) : [],
  );

/**
 * Returns the anchors of a page, including the choices of its forms; undefined if a section or a form is unknown, or if
 * two sections have the same anchor, because one of them will be renamed.
 */
const anchorsOf = (
  { document, resolved }: ModelPage,
  forms: LoadedSite['forms'],
): ReadonlySet<string> | undefined => {
  // A field with an unknown name may be a misspelled `anchor`.
  const isDoubtful = document.problems.some(
    ({ code, path }) => code === 'unknown-field' || path.at(-1) === 'anchor',
  );
  if (isDoubtful || !document.readable || resolved.sections.includes(undefined)) return undefined;
  const anchors = visibleSections(resolved).flatMap(([, section]) => {
    const anchor = getChild(section, 'anchor');
    return typeof anchor === 'string' ? [anchor] : [];
  });
  const unique = new Set(anchors);
  const names = formNamesIn(resolved.sections);
  if (unique.size < anchors.length || !names.every((name) => forms.has(name))) return undefined;
  return new Set([...unique, ...names.flatMap((name) => choiceIdsOf(name, forms.get(name)))]);
};

/** Creates the index of link targets. */
export const createLinkIndex = (model: LoadedSite): LinkIndex => {
  const pages = new Map(model.pages.map((page) => [page.route, page]));
  const moved = new Map<string, string>();
  const anchors = new Map<ModelPage, ReadonlySet<string>>();
  for (const page of model.pages) {
    for (const former of toArray(getChild(page.document.value, 'formerly'))) {
      const path = typeof former === 'string' ? normalizeFormerPath(former) : undefined;
      if (path !== undefined && !moved.has(path)) moved.set(path, page.route);
    }
    const known = anchorsOf(page, model.forms);
    if (known) anchors.set(page, known);
  }
  const routes = new Set(pages.keys());
  return { pages, routes, redirects: moved, anchors, pagesByDocument: indexPagesByDocument(model) };
};
