import { valueProblem } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import { sectionsOf } from '../../read/site-document.ts';
import { slugify } from '../../read/slug.ts';
import { formSectionTypes } from '../../read/page/form-names.ts';
import { baseName } from '../../read/site/file-names.ts';
import { isMisplaced } from './files.ts';
import type { SiteModel } from '../site-model.ts';

const formOwners = new Set([...formSectionTypes, 'shared']);

/**
 * The kinds of documents that sections refer to by name: the section types that do so, and their field with the name.
 */
const references = {
  shared: { code: 'unknown-shared', type: 'shared', types: new Set<unknown>(['shared']), field: 'name' },
  // An entry of type `shared` can override the form of its shared section.
  formDocuments: { code: 'unknown-form', type: 'form', types: formOwners, field: 'form' },
} as const;

function* checkReferences(model: SiteModel, to: keyof typeof references): Generator<Problem> {
  const { code, types, field } = references[to];
  const reference = { cause: 'reference', type: references[to].type, field } as const;
  const documents = model[to];
  const pages = model.pages.map(({ document }) => document);
  for (const document of to === 'shared' ? pages : [...pages, ...model.shared.values()])
    for (const [path, section] of sectionsOf(document)) {
      const [type, name] = [getChild(section, 'type'), getChild(section, field)];
      if (typeof type === 'string' && !sectionTypes.has(type) && documents.has(type))
        yield valueProblem(document, 'unknown-type', [...path, 'type'], { ...reference, written: type });
      if (!types.has(type) || typeof name !== 'string' || name.trim() === '') continue;
      if (documents.has(name) || isMisplaced(model, name)) continue;
      const known = [...documents.keys()];
      const meant = nearest(slugify(baseName(name).replace(/\.ya?ml$/i, '')), known);
      const params = { name, meant, known };
      yield valueProblem(document, code, [...path, field], params, { replacement: meant });
    }
}

/** Reports sections about a location that does not exist. */
function* checkLocations({ pages, shared, tokens }: SiteModel): Generator<Problem> {
  const choices = [...tokens.locations.keys()].filter((name) => name !== '');
  for (const document of [...pages.map((page) => page.document), ...shared.values()])
    for (const [path, section] of sectionsOf(document)) {
      const written = getChild(section, 'location');
      if (typeof written !== 'string' || !tokens.complete || choices.includes(written)) continue;
      const meant = nearest(written, choices);
      const params = { written, choices, meant };
      yield valueProblem(document, 'unknown-value', [...path, 'location'], params, { replacement: meant });
    }
}

/**
 * Reports sections that refer to a shared section, a form or a location that does not exist, or use the name of a
 * document as their type.
 */
export function* checkSectionReferences(model: SiteModel): Generator<Problem> {
  yield* checkLocations(model);
  yield* checkReferences(model, 'shared');
  yield* checkReferences(model, 'formDocuments');
}
