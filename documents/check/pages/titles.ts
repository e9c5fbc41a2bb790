import { valueProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild } from '../../read/document/path.ts';
import { getDefinition, schemas } from '../../read/document/schemas.ts';
import { tokensOfPage } from '../../read/page/prices.ts';
import { interpolateText } from '../../read/site/interpolate.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';

const pageFields = getDefinition(schemas.page, 'page')?.properties;
const fields = ['title', 'description'] as const;

const textOf = ({ document, resolved }: ModelPage, field: string, { tokens }: SiteModel): string => {
  const text = getChild(document.value, field);
  if (typeof text !== 'string') return '';
  return interpolateText(text, tokensOfPage(tokens.values, resolved)).trim();
};

/** Characters of East Asian scripts, which are as wide as two Latin ones in lists of results. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Reports pages with the same title or description. */
export function* checkTitles(model: SiteModel): Generator<Problem> {
  for (const field of fields) {
    const wordsOf = (page: ModelPage): string | undefined =>
      textOf(page, field, model).replace(/\s+/g, ' ').toLowerCase() || undefined;
    for (const [{ document }, other] of findDuplicates(model.pages, wordsOf))
      yield valueProblem(document, `duplicate-${field}`, [field], { other: other.document.source.file });
  }
}

/** Reports titles and descriptions that are too long for search results, or too short. */
export function* checkTitleLengths(model: SiteModel): Generator<Problem> {
  for (const page of model.pages) {
    const { document } = page;
    if (getChild(document.value, 'noindex') === true) continue;
    for (const field of fields) {
      const text = textOf(page, field, model);
      const [least = 0, most = Infinity] = pageFields?.[field]?.advisedLength ?? [];
      const width = text.replaceAll(wide, '$&$&').length;
      if (text === '' || isUnfinished(text) || (width >= least && width <= most)) continue;
      const length = `${width} characters${width > text.length ? ', of which East Asian ones count twice' : ''}`;
      yield valueProblem(document, `${field}-length`, [field], { length, least, most });
    }
  }
}
