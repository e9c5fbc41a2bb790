import { valueProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild, getIn, toArray } from '../../read/document/path.ts';
import { sectionsOf } from '../../read/site-document.ts';
import { interpolateText } from '../../read/site/interpolate.ts';
import type { SiteModel } from '../site-model.ts';
import { readHours } from '../../read/suggestions/hours.ts';
import { findHoursFact } from '../text/facts/claims.ts';

/**
 * Reports opening hours in a table of a section that differ from the facts. Also reports hours that are written by hand
 * in a table that lacks a fact, because structured data contain only facts that the page shows
 * (`renderer/server/structured-data.ts`).
 */
export function* checkHours({ pages, shared, tokens, textFindings }: SiteModel): Generator<Problem> {
  const { values } = tokens;
  const facts = [...values].flatMap(([token, fact]) =>
    token.startsWith('hours.') && /\d/.test(fact) ? fact : [],
  );
  for (const document of [...pages.map((page) => page.document), ...shared.values()]) {
    const known = textFindings.byDocument.get(document)?.findings ?? [];
    for (const [sectionPath, section] of sectionsOf(document)) {
      const rows = toArray(getIn(section, ['hours', 'rows']));
      const times = rows.map((entry) => interpolateText(String(getChild(entry, 'time')), values));
      const isStated = facts.every((fact) => times.some((time) => time.includes(fact)));
      for (const [row, entry] of rows.entries()) {
        const [days, text, time = ''] = [getChild(entry, 'days'), getChild(entry, 'time'), times[row]];
        if (typeof text !== 'string') continue;
        const path = [...sectionPath, 'hours', 'rows', row, 'time'];
        const token = `hours.${typeof days === 'string' ? findHoursFact(days) : undefined}`;
        const fact = values.get(token);
        const written = text.includes('{') ? undefined : readHours(text)?.join('-');
        if (fact !== undefined && written !== undefined && written !== readHours(fact)?.join('-')) {
          yield valueProblem(document, 'claim-contradicted', path, { text, token, fact });
        } else if (!isStated && /\d/.test(time) && !facts.some((each) => time.includes(each))) {
          if (known.some(({ code, path: at }) => code === 'fact-by-hand' && at.join() === path.join()))
            continue;
          const replacement = written === undefined ? undefined : fact && `{${token}}`;
          yield valueProblem(document, 'hours-by-hand', path, { text }, { replacement });
        }
      }
    }
  }
}
