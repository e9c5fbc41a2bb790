import { valueProblem } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problem.ts';
import { findExampleMarks } from '../../read/document/example-marks.ts';
import { getChild, getIn, toArray } from '../../read/document/path.ts';
import type { LoadedSite } from '../../read/site/site-model.ts';
import type { SiteModel } from '../site-model.ts';

/** The fields that identify content to its owner, such as the author of a testimonial. */
const namingFields = ['author', 'title', 'name', 'value', 'heading', 'type'];

/** Returns a problem for each object that is marked with `example: true`, and for each claim in `exampleClaims`. */
export const findExamples = ({ site, shared, pages }: LoadedSite): Problem[] => {
  const documents = [...shared.values(), ...pages.map(({ document }) => document)];
  const marked = documents.flatMap((document) =>
    findExampleMarks(document.value).map((path) => {
      const holder = getIn(document.value, path);
      const what = namingFields.map((field) => getChild(holder, field)).find((name) => name !== undefined);
      return valueProblem(document, 'stand-in', [...path, 'example'], {
        cause: 'example',
        what: String(what),
      });
    }),
  );
  const claims = toArray(getChild(site?.value, 'exampleClaims')).map((name) => String(name));
  return [
    ...claims.flatMap((what, index) =>
      site ? valueProblem(site, 'stand-in', ['exampleClaims', index], { cause: 'example', what }) : [],
    ),
    ...marked,
  ];
};

/** Reports names in `exampleClaims` that no claim has. */
export function* checkExampleClaims({ site }: SiteModel): Generator<Problem> {
  const known = Object.keys(Object(getChild(site?.value, 'claims')));
  for (const [index, written] of toArray(getChild(site?.value, 'exampleClaims')).entries()) {
    if (!site || typeof written !== 'string' || known.includes(written)) continue;
    const meant = nearest(written, known);
    const params = { written, choices: known, meant };
    yield valueProblem(site, 'unknown-value', ['exampleClaims', index], params, { replacement: meant });
  }
}
