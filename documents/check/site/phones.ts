import { finding, toProblem } from '../../problems/finding.ts';
import { valueAt } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Ten digits in one may be an order or an article; in a link, or when they are those of the business, they are a number. */
const isNumber = (what: string, text: unknown, own: string): boolean =>
  /\D/.test(what) || what === own || String(text).includes(`tel:${what}`);

/** Telephone numbers written out where a token belongs. That of somebody else is a claim with a token of its own. */
export function* checkPhones(model: SiteModel): Generator<Problem> {
  const own = digitsOf(model.tokens.values.get('phone') ?? '');
  for (const { document, references } of documentsWithReferences(model)) {
    for (const { path, what, excerpt } of references.phones) {
      const isGiven = path[0] === 'claims' || path.join('.') === 'facts.phone';
      if (document === model.site && isGiven) continue;
      // A link that begins with the number leads nowhere, and that is reported.
      const whole = String(valueAt(document.value, path));
      if (path.at(-1) === 'href' && !whole.startsWith('tel:')) continue;
      if (whole.includes(`](${what}`)) continue;
      if (!isNumber(what, valueAt(document.value, path), own)) continue;
      const params = { cause: digitsOf(what) === own ? 'own' : 'other', number: what } as const;
      yield toProblem(document, finding('phone-by-hand', path, params, { excerpt }));
    }
  }
}
