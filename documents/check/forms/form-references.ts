import { fileProblem, finding, resolveFinding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild } from '../../read/document/path.ts';
import { hasErrors, sectionsOf } from '../../read/document/site-document.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { isComplete } from '../../read/site/site-model.ts';
import { stemOf } from '../../read/site/file-names.ts';
import { suggestDocument } from '../suggestions/document-name.ts';
import type { SiteModel } from '../site-model.ts';

/** Whether a form exists as a file in a wrong folder, which is reported for that file. */
const isMisplaced = ({ files, pages }: SiteModel, name: string): boolean =>
  files.unexpected.some(({ path }) => stemOf(path) === name) ||
  pages.some(({ document }) => !document.readable && stemOf(document.source.file) === name);

function* checkUnknownForms(model: SiteModel): Generator<Problem> {
  const { formDocuments, pages, shared } = model;
  for (const document of [...pages.map((page) => page.document), ...shared.values()])
    for (const [path, section] of sectionsOf(document)) {
      const name = getChild(section, 'form');
      // An entry of type `shared` can override the form of its shared section.
      const isForm = ['form', 'shared'].includes(String(getChild(section, 'type')));
      if (!isForm || typeof name !== 'string' || name.trim() === '') continue;
      if (formDocuments.has(name) || isMisplaced(model, name)) continue;
      const known = [...formDocuments.keys()];
      const suggestion = suggestDocument(name, known) ?? (known.length === 1 ? known[0] : undefined);
      const params = { name, suggestion, known };
      yield resolveFinding(
        document,
        finding('unknown-form', [...path, 'form'], params, { replacement: suggestion }),
      );
    }
}

function* checkUnusedForms(model: SiteModel): Generator<Problem> {
  if (!isComplete(model) || hasErrors(model.site)) return;
  const used = model.pages.flatMap(({ resolved }) => formNamesIn(resolved.sections));
  const unknown = used.filter((name) => !model.formDocuments.has(name));
  for (const [name, { source }] of model.formDocuments) {
    // A section with an unknown form was probably meant to show this one.
    if (used.includes(name) || nearest(name, unknown) !== undefined) continue;
    yield fileProblem(source.file, 'unused-form', { name });
  }
}

/** Reports sections that show a form that does not exist, and forms that no page shows. */
export function* checkFormReferences(model: SiteModel): Generator<Problem> {
  yield* checkUnknownForms(model);
  yield* checkUnusedForms(model);
}
