import { valueProblem, finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import { getChild, getIn } from '../../read/document/path.ts';
import { suggestName } from '../../read/suggestions/form.ts';
import type { Reference } from '../../read/document/references.ts';
import { findAliases } from '../../read/suggestions/aliases.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problem.ts';
import { localeOfTokens, priceTokens } from '../../read/page/prices.ts';
import { findPlaceholderProblem, placeholdersAt } from '../forms/placeholders.ts';
import type { SiteModel } from '../site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import { pathOfToken, placeholders } from '../../read/site/tokens.ts';

/** Suggests the token for a wrong name in braces: `{ Phone }`, `{site.phone}`, `{telephone}`, `{hours}`. */
const suggestToken = (written: string, all: readonly string[]): string | undefined => {
  const name = written.trim();
  const parts = [name, name.split('.').at(-1) ?? '', name.split(/\s+/)[0] ?? ''];
  const isGroup = (token: string) => token.startsWith(`${name.toLowerCase()}.`);
  return parts.flatMap((part) => findAliases(part, all))[0] ?? nearest(name, all) ?? all.find(isGroup);
};

const checkToken = (
  document: SiteDocument,
  reference: Reference,
  tokens: ReadonlySet<string>,
): Finding | undefined => {
  const { path, target, excerpt } = reference;
  if (tokens.has(target)) return undefined;
  const placeholder = placeholders.find((name) => name === target);
  if (placeholder) return findPlaceholderProblem(document, reference, placeholder);
  const names = [...new Set([...placeholdersAt(document, path), ...tokens])];
  const meant = suggestToken(target.replace(/^[%#\s]+|[%\s]+$/g, ''), names);
  if (meant === undefined && /^[%#]/.test(target))
    return finding('unknown-token', path, { cause: 'foreign', token: target }, { excerpt });
  const known = names.map((name) => `{${name}}`);
  const replacement = meant && `{${meant}}`;
  const params = { cause: 'name', token: target, known, write: replacement } as const;
  return finding('unknown-token', path, params, { excerpt, replacement });
};

/** Reports unknown tokens. Reports nothing if `_site.yaml` is too incomplete to know the tokens. */
export function* checkTokens(model: SiteModel): Generator<Problem> {
  const { site, tokens } = model;
  if (!tokens.complete) return;
  // A claim with an invalid name is reported only at the claim.
  const claims = Object.keys(Object(getChild(site?.value, 'claims')));
  const names = new Set([...tokens.names, ...claims.map((name) => suggestName(name) ?? name)]);
  for (const { document, value, references } of documentsWithReferences(model)) {
    const all = new Set([
      ...names,
      ...priceTokens(value, localeOfTokens(tokens.values)).map(([name]) => name),
    ]);
    for (const reference of references.tokens) {
      const found = checkToken(document, reference, all);
      if (found) yield resolveFinding(document, found);
    }
  }
}

/** Reports facts and claims whose tokens refer to themselves, and claims that have the name of a fact. */
export function* checkTokenTable({ site, tokens }: SiteModel): Generator<Problem> {
  if (!site) return;
  for (const names of tokens.cycles)
    yield valueProblem(site, 'token-cycle', pathOfToken(site.value, names[0] ?? ''), { names });
  for (const name of tokens.duplicates)
    yield valueProblem(site, 'token-twice', ['claims', name], { name }, { at: 'key' });
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Ten digits without separators may be an order number; they count as a phone number in a `tel:` link or if they are
 * the number of the business.
 */
const isNumber = (what: string, text: string, own: string): boolean =>
  /\D/.test(what) || what === own || text.includes(`tel:${what}`);

/**
 * Reports phone numbers that are written out instead of a token. The number of another business should be a claim.
 */
export function* checkPhones(model: SiteModel): Generator<Problem> {
  const own = digitsOf(model.tokens.values.get('phone') ?? '');
  for (const { document, references } of documentsWithReferences(model)) {
    for (const { path, target, excerpt } of references.phones) {
      const isGiven = path[0] === 'claims' || (path[0] === 'locations' && path.at(-1) === 'phone');
      if (document === model.site && isGiven) continue;
      // A link that begins with the number is reported as a broken link.
      const whole = String(getIn(document.value, path));
      const isBroken = path.at(-1) === 'href' ? !whole.startsWith('tel:') : whole.includes(`](${target}`);
      const replacement = digitsOf(target) === own ? '{phone}' : undefined;
      if (!isBroken && isNumber(target, whole, own))
        yield valueProblem(document, 'phone-by-hand', path, { number: target }, { excerpt, replacement });
    }
  }
}
