import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DocumentKind } from '../document/schemas.ts';
import type { Source } from '../document/source.ts';
import { yamlTokens } from '../document/yaml-tokens.ts';
import { isRepaired, toLineProblem } from './explain-error.ts';
import { areSiblings, atColumn, blockHeads, indentOf, linesOf, readLine, type TextLines } from './lines.ts';
import { quoteRepair, quoteRepairs } from './line-repairs.ts';
import type { Repair } from './repair.ts';

/** Fields whose values are single words, so that a # after the word begins a comment. */
const singleWords: ReadonlySet<string> = new Set('type icon tone anchor src mark height'.split(' '));

const features: ReadonlySet<unknown> = new Set('anchor alias tag directive-line explicit-key-ind'.split(' '));

/**
 * Whether a text may be misread. Only such texts are searched, because reading the tokens takes a third of the time of
 * parsing.
 */
const mayBeMisread = (text: string): boolean =>
  /^%|[-:?,[{][ \t]*[?&*!]|^[ \t]*(?:[?&!]|\*(?!\*))|<<|[}\]]\s*:|[ \t]#|^( *)\S.*[^\s:|>-]\n+\1 +- /m.test(
    text,
  );

/** Finds the first line that YAML reads as part of the text above, and that looks like a field or an entry. */
const findSwallowed = ({ file }: Source, lines: TextLines): Problem | undefined => {
  const heads = blockHeads(lines);
  const isSwallowed = (line: string, index: number): boolean => {
    const { name, isEntry, indent } = readLine(line);
    const head = heads.get(index) ?? index - 1;
    const above = readLine(lines[head]);
    const isText = /^[^|>["'{#-].*[^:]$/.test(above.value) && !/^\s*- +-/.test(lines[head] ?? '');
    if (!heads.has(index)) return isEntry && indent > above.indent && isText;
    const entry = lines.findLast((other, place) => place <= head && readLine(other).isEntry);
    return name !== '' && (isEntry ? readLine(entry).name === name : areSiblings(above.name, name));
  };
  const index = lines.findIndex(isSwallowed);
  const line = lines[index] ?? '';
  return index < 0
    ? undefined
    : fileProblem(file, 'yaml-swallowed', {}, atColumn(line, index, indentOf(line)));
};

/**
 * Finds text that YAML interprets differently than the editor intended: unsupported YAML features (anchors, aliases,
 * tags, directives), text that becomes a comment, and lines that become part of the text above.
 * @returns the first mistake, and warnings for text that may be lost in comments
 */
export const findMisreadText = (
  source: Source,
  kind: DocumentKind,
): { mistake?: Problem | undefined; warnings: Problem[] } => {
  const { file, text: whole } = source;
  const lines = linesOf(whole);
  const warnings: Problem[] = [];
  const all = mayBeMisread(whole) ? [...yamlTokens(whole)] : [];
  const tokens = all.filter(({ kind: type }) => type !== 'space');
  for (const [place, { kind: type, text, offset }] of tokens.entries()) {
    const before = tokens[place - 1];
    const { start } = source.rangeOf(offset, offset);
    const index = start.line - 1;
    const isName = tokens[place + 1]?.kind === 'map-value-ind';
    if (features.has(type) || (isName && /^(?:<<|[}\]])$/.test(text))) {
      const isMeant = (repair: Repair) => repair.lines[index] !== lines[index] && isRepaired(repair, kind);
      const meant = /^!!|^%/.test(text) ? undefined : [...quoteRepairs(lines, index)].find(isMeant);
      const [sign = ''] = text.split('\n', 1);
      const mistake = meant
        ? toLineProblem(source, meant, true)
        : fileProblem(file, 'yaml-feature', { sign }, { start, end: start });
      return { mistake, warnings };
    }
    const { name, value } = readLine(lines[index]);
    const isAfterText =
      /^(?:text|map-value-ind|seq-item-ind)$/.test(before?.kind ?? '') && !before?.text.endsWith('\n');
    if (type !== 'comment' || !isAfterText || (singleWords.has(name) && !value.startsWith('#'))) continue;
    // Without quotes the words after # are a comment, which visitors do not see: `href: #hours`.
    const quoted = quoteRepair(lines, index);
    if (/^#(?:[^\s#!]|#+[ \t]+\S)/.test(text))
      return { mistake: toLineProblem(source, quoted, isRepaired(quoted, kind)), warnings };
    // Comments after numbers, dates and booleans are intended.
    if (before?.kind !== 'text' || /\n|^(?:true|false|null|[\d\s.:,+-]+)$/i.test(before.text)) continue;
    const write = quoted.lines[index]?.trim();
    const problem = fileProblem(file, 'lost-words', { write }, { start, end: start });
    warnings.push({ ...problem, path: name === '' ? [] : [name] });
  }
  return { mistake: findSwallowed(source, lines), warnings };
};
