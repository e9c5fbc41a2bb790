import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import { getChild, getIn } from '../../read/document/path.ts';
import { suggestName } from '../suggestions/form.ts';
import type { Reference } from '../../read/document/references.ts';
import { suggestToken } from '../suggestions/token.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { type Tokens, countToken } from '../../read/site/tokens.ts';

/** The fields of the estimate form in which the browser counts. */
const countingFields = new Set<unknown>(['counter', 'selected']);

const findingFor = ({ path, what, excerpt }: Reference, names: ReadonlySet<string>): Finding | undefined => {
  if (names.has(what)) return undefined;
  if (what === countToken)
    return countingFields.has(path.at(-1))
      ? undefined
      : finding('unknown-token', path, { cause: 'count' }, { excerpt });
  const suggestion = suggestToken(what.replace(/^[%#\s]+|[%\s]+$/g, ''), names);
  if (suggestion === undefined && /^[%#]/.test(what))
    return finding('unknown-token', path, { cause: 'foreign', token: what }, { excerpt });
  const params = { cause: 'name', token: what, suggestion, known: [...names] } as const;
  const replacement = suggestion && `{${suggestion}}`;
  return finding('unknown-token', path, params, { excerpt, replacement });
};

/** Tokens that do not exist. When `_site.yaml` cannot say which ones do, none is doubted. */
export function* checkTokens(model: SiteModel): Generator<Problem> {
  const { site, tokens } = model;
  if (!tokens.complete) return;
  // A claim with a wrong name is reported at the claim alone.
  const claims = Object.keys(Object(getChild(site?.value, 'claims')));
  const names = new Set([...tokens.names, ...claims.map((name) => suggestName(name) ?? name)]);
  for (const { document, references } of documentsWithReferences(model)) {
    for (const reference of references.tokens) {
      const found = findingFor(reference, names);
      if (found) yield resolveFinding(document, found);
    }
  }
}

const pathOfToken = (name: string, { claims }: Pick<Tokens, 'claims'>) =>
  claims.has(name) ? ['claims', name] : ['facts', ...name.split('.')];

/** Facts and claims whose tokens lead back to themselves, and claims that have the name of a fact. */
export function* checkTokenTable({ site, tokens }: SiteModel): Generator<Problem> {
  if (!site) return;
  for (const names of tokens.cycles)
    yield resolveFinding(site, finding('token-cycle', pathOfToken(names[0] ?? '', tokens), { names }));
  for (const name of tokens.twice)
    yield resolveFinding(site, finding('token-twice', ['claims', name], { name }, { at: 'key' }));
}

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
      const whole = String(getIn(document.value, path));
      if (path.at(-1) === 'href' && !whole.startsWith('tel:')) continue;
      if (whole.includes(`](${what}`)) continue;
      if (!isNumber(what, getIn(document.value, path), own)) continue;
      const params = { cause: digitsOf(what) === own ? 'own' : 'other', number: what } as const;
      yield resolveFinding(document, finding('phone-by-hand', path, params, { excerpt }));
    }
  }
}
