import { fileProblem, finding, resolveFinding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import { hasErrors, sectionsOf } from '../../read/document/site-document.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { isComplete } from '../../read/site/site-model.ts';
import { baseName, stemOf } from '../../read/site/file-names.ts';
import { suggestDocument } from '../suggestions/document-name.ts';
import type { SiteModel } from '../site-model.ts';

/** Whether a form exists as a file in a wrong folder, which is reported for that file. */
const isMisplaced = ({ files, pages, shared }: SiteModel, name: string): boolean =>
  files.unexpected.some(({ path }) => baseName(path).split('.', 1)[0] === name) ||
  shared.get(name)?.readable === false ||
  pages.some(({ document }) => !document.readable && stemOf(document.source.file) === name);

function* checkUnknownForms(model: SiteModel): Generator<Problem> {
  const { formDocuments, pages, shared } = model;
  for (const document of [...pages.map((page) => page.document), ...shared.values()])
    for (const [path, section] of sectionsOf(document)) {
      const type = getChild(section, 'type');
      if (typeof type === 'string' && !sectionTypes.has(type) && formDocuments.has(type))
        yield resolveFinding(
          document,
          finding('unknown-type', [...path, 'type'], { cause: 'form', written: type }),
        );
      const name = getChild(section, 'form');
      // An entry of type `shared` can override the form of its shared section.
      const isForm = type === 'form' || type === 'shared';
      if (!isForm || typeof name !== 'string' || name.trim() === '') continue;
      if (formDocuments.has(name) || isMisplaced(model, name)) continue;
      const known = [...formDocuments.keys()];
      const suggestion = suggestDocument(name, known);
      const params = { name, suggestion, known };
      yield resolveFinding(
        document,
        finding('unknown-form', [...path, 'form'], params, { replacement: suggestion }),
      );
    }
}

function* checkUnusedForms(model: SiteModel): Generator<Problem> {
  const { pages, site, formDocuments } = model;
  const documents = [site, ...pages.map(({ document }) => document)];
  if (!isComplete(model) || documents.some(hasErrors)) return;
  const used = new Set(pages.flatMap(({ resolved }) => formNamesIn(resolved.sections)));
  // A section with an unknown form was probably meant to show one of the others.
  if (![...used].every((name) => formDocuments.has(name))) return;
  for (const [name, { source }] of formDocuments)
    if (!used.has(name)) yield fileProblem(source.file, 'unused-form', { name });
}

/** Reports sections that show a form that does not exist, and forms that no page shows. */
export function* checkFormReferences(model: SiteModel): Generator<Problem> {
  yield* checkUnknownForms(model);
  yield* checkUnusedForms(model);
}
