import type { Finding } from '../../finding.ts';
import type { Text } from '../../texts.ts';
import type { Tokens } from '../../tokens.ts';

/** How a fact or a claim is written by hand; the first group is its value. */
const statements: { token: string; pattern: RegExp }[] = [
  { token: 'since', pattern: /\b(?:since|founded in|established in|opened in)\s+((?:19|20)\d{2})\b/gi },
  {
    token: 'years',
    pattern: /\b(\d[\d,]*)\+?\s+years\s+(?:in business|of experience|of service|in the trade)\b/gi,
  },
  { token: 'clients', pattern: /\b(\d[\d,]*)\+?\s+(?:happy\s+)?(?:clients|customers|homeowners)\b/gi },
  { token: 'warranty', pattern: /\b(\d+-year)\s+(?:workmanship\s+)?warranty\b/gi },
  { token: 'email', pattern: /(?<![\w.@:/])([\w.+-]+@(?!example\.)[\w-]+(?:\.[\w-]+)+)/g },
];

const comparable = (text: string): string => text.toLowerCase().replaceAll(',', '');

/** Statements that say something else than the facts and claims of the site do. */
export function* contradictions({ path, text }: Text, { values }: Tokens): Generator<Finding> {
  // What the site document says is what the others are measured by.
  if (path[0] === 'facts' || path[0] === 'claims') return;
  for (const { token, pattern } of statements) {
    const value = values.get(token);
    if (value === undefined) continue;
    for (const [whole, said = ''] of text.matchAll(pattern)) {
      if (comparable(said) === comparable(value)) continue;
      const message = `"${whole}" contradicts {${token}}, which is ${value}`;
      const fix = `Write {${token}} in the place of ${said}.`;
      yield { code: 'claim-contradicted', path, excerpt: { text: said, occurrence: 0 }, message, fix };
    }
  }
}
