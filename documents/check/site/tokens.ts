import type { Finding } from '../../problems/legacy.ts';
import { toProblem } from '../../problems/legacy.ts';
import type { Reference } from '../../read/document/references.ts';
import { suggestToken } from '../suggestions/token.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import { countToken } from '../../read/site/tokens.ts';
import { aComment, listed } from '../../problems/words.ts';

/** The fields of the estimate form in which the browser counts. */
const countingFields = new Set<unknown>(['counter', 'selected']);

const inBraces = (name: string): string => `{${name}}`;

const findingFor = ({ path, what, excerpt }: Reference, names: ReadonlySet<string>): Finding | undefined => {
  if (names.has(what)) return undefined;
  const place = { code: 'unknown-token', path, excerpt } as const;
  if (what === countToken) {
    if (countingFields.has(path.at(-1))) return undefined;
    const message = '{count} works only in "counter" and "selected" of the estimate form';
    return { ...place, message, fix: 'Write the number itself.' };
  }
  const all = `The tokens are: ${listed([...names].map(inBraces))}.`;
  const message = `unknown token {${what}}`;
  const suggestion = suggestToken(what.replace(/^[%#\s]+|[%\s]+$/g, ''), names);
  if (suggestion === undefined && /^[%#]/.test(what))
    return {
      ...place,
      message,
      fix: `It belongs to another system: move it out of the text, into ${aComment}.`,
    };
  if (suggestion === undefined) return { ...place, message, fix: all };
  const instead = inBraces(suggestion);
  return { ...place, message, fix: `Did you mean ${instead}?`, instead };
};

/** Tokens that do not exist. When `_site.yaml` cannot say which ones do, none is doubted. */
export function* checkTokens(model: SiteModel): Generator<Problem> {
  if (!model.tokens.complete) return;
  for (const { document, references } of documentsWithReferences(model)) {
    for (const reference of references.tokens) {
      const finding = findingFor(reference, model.tokens.names);
      if (finding) yield toProblem(document, finding);
    }
  }
}

const pathOfToken = (name: string, { claims }: Pick<Tokens, 'claims'>) =>
  claims.has(name) ? ['claims', name] : ['facts', ...name.split('.')];

/** Facts and claims whose tokens lead back to themselves, and claims that have the name of a fact. */
export function* checkTokenTable({ site, tokens }: SiteModel): Generator<Problem> {
  if (!site) return;
  for (const cycle of tokens.cycles) {
    const [name = ''] = cycle;
    const way = [...cycle, name].map(inBraces).join(' → ');
    const message = `the token leads back to itself: ${way}`;
    const path = pathOfToken(name, tokens);
    yield toProblem(site, { code: 'token-cycle', path, message, fix: 'Write the words of one of them out.' });
  }
  for (const name of tokens.twice) {
    const message = `the token {${name}} exists already`;
    yield toProblem(site, {
      code: 'token-twice',
      path: ['claims'],
      field: name,
      message,
      fix: 'Give the claim another name.',
    });
  }
}
