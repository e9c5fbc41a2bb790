import type { Tokens } from '../../read/site/tokens.ts';
import { finding } from '../../problems/finding.ts';
import type { TextCheck } from './text-checks.ts';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a check for tokens in the syntax of other systems: `{{phone}}`, `$phone`, `%phone%`, `[phone]`. */
export const createTokenSyntaxCheck = ({ values }: Pick<Tokens, 'values'>): TextCheck => {
  const name = `(${[...values.keys()].map(escaped).join('|')})`;
  const pattern = new RegExp(
    [
      `\\{\\{\\s*${name}\\s*\\}\\}`,
      `\\$\\{\\s*${name}\\s*\\}`,
      `\\{?%\\s*${name}\\s*%\\}?`,
      `\\[{1,2}${name}\\]{1,2}(?!\\()`,
      `<${name}>`,
      `«\\s*${name}\\s*»`,
      `\\*\\|${name}\\|\\*`,
      `#\\{${name}\\}`,
      `\\(\\(${name}\\)\\)`,
      `｛${name}｝`,
      `\\{${name}(?![\\w}]|\\.\\w)`,
      `(?<![\\w.{])${name}\\}`,
      `\\$${name}\\b`,
    ].join('|'),
    'gi',
  );
  return function* ({ path, text }) {
    if (values.size === 0 || !/[{}%$[<(｛«|]/.test(text) || text.includes('<?')) return;
    for (const match of text.matchAll(pattern)) {
      const found = match.slice(1).find((group) => group !== undefined) ?? '';
      const right = [...values.keys()].find((one) => one.toLowerCase() === found.toLowerCase()) ?? found;
      const options = { excerpt: { text: match[0] }, replacement: `{${right}}` };
      yield finding('stray-mark', path, { cause: 'words', mark: match[0], write: `{${right}}` }, options);
      return;
    }
  };
};
