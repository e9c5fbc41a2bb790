import { valueProblem } from '../../problems/finding.ts';
import { onePerSubject } from '../../problems/one-per-subject.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild, toArray } from '../../read/document/path.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import type { SiteModel } from '../site-model.ts';
import { hostOf } from './facts.ts';

/** Reports embedded pages of hosts that the site document does not declare. Each host is reported once. */
export function* checkEmbeds(model: SiteModel): Generator<Problem> {
  if (!model.site?.readable) return;
  const declared = toArray(getChild(model.site.value, 'embeds')).map((entry) => getChild(entry, 'host'));
  const found = documentsWithReferences(model).flatMap(({ document, references }) =>
    references.frames.flatMap(({ path, target }): [string, Problem][] => {
      const host = hostOf(target);
      if (host === undefined || declared.includes(host)) return [];
      return [[host, valueProblem(document, 'embed-host', path, { host })]];
    }),
  );
  yield* onePerSubject(found);
}
