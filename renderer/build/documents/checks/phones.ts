import { toProblem } from '../finding.ts';
import type { Problem } from '../problem.ts';
import type { SiteModel } from '../site-model.ts';
import { markedDocuments } from '../site-model.ts';

/** Telephone numbers written out where the token belongs. */
export function* checkPhones(model: SiteModel): Generator<Problem> {
  for (const { document, marks } of markedDocuments(model)) {
    for (const { path, what, excerpt } of marks.phones) {
      if (document === model.site && path.join('.') === 'facts.phone') continue;
      const message = `the phone number ${what} is written by hand`;
      yield toProblem(document, {
        code: 'phone-by-hand',
        path,
        excerpt,
        message,
        fix: 'Write {phone} instead.',
      });
    }
  }
}
