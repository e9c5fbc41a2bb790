import type { Document, Node } from 'yaml';
import { isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';

/** Something that YAML stumbles over, or reads in a way that no editor means. */
export type SyntaxFault = { offset: number; line: number; code: string };

/** A # after a space, at the end of which text may be lost: a note has a space behind its #. */
const hashAfterSpace = /[ \t]#(?=[^\s#!])/g;
const nameSign = /[:-][ \t]+[&*]\S/;

/** Names with & and * are for programmers; in a text without quotes they swallow a word. */
const strayNames = (document: Document.Parsed, text: string): [number, string][] => {
  if (!nameSign.test(text)) return [];
  const anchors = new Map<string, Node>();
  const used = new Set<string>();
  const stray: [number, string][] = [];
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    if (isAlias(node)) {
      used.add(node.source);
      if (!anchors.has(node.source)) stray.push([node.range?.[0] ?? 0, 'STRAY_ALIAS']);
    } else if ('anchor' in node && typeof node.anchor === 'string') anchors.set(node.anchor, node);
  });
  for (const [name, node] of anchors) if (!used.has(name)) stray.push([node.range?.[0] ?? 0, 'STRAY_ANCHOR']);
  return stray;
};

/** The beginning and the end of every text, of those without quotes alone when that is asked. */
const textRanges = (document: Document.Parsed, plainOnly: boolean): [number, number][] => {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar: (_, { range, type }) => {
      if (range && (!plainOnly || type === 'PLAIN')) ranges.push([range[0], range[1]]);
    },
  });
  return ranges;
};

const isInside = (offset: number, ranges: [number, number][]): boolean =>
  ranges.some(([start, end]) => start <= offset && offset < end);

/** Whether text stands before an offset on its line, and no note has begun there. */
const followsText = (text: string, offset: number): boolean => {
  const before = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  return before.trim() !== '' && !/(^|[ \t])#/.test(before);
};

/** The signs # that may hide words behind them. */
const hidingSigns = (text: string): number[] =>
  [...text.matchAll(hashAfterSpace)]
    .map(({ index }) => index + 1)
    .filter((offset) => followsText(text, offset - 1));

/** `href: #hours`: without quotes the words after # are a note that nobody sees. */
const lostWords = (document: Document.Parsed, text: string): [number, string][] => {
  const marks = hidingSigns(text);
  if (marks.length === 0) return [];
  const texts = textRanges(document, false);
  return marks.filter((offset) => !isInside(offset, texts)).map((offset) => [offset, 'LOST_WORDS']);
};

/** The dashes that stand further to the right than the text on the line above. */
const deeperDashes = (text: string): number[] => {
  const found: number[] = [];
  let [start, above] = [0, ''];
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/);
    const isDeeper = indent > above.search(/\S/) && above.trim() !== '' && !/[:|>]\s*$/.test(above);
    if (isDeeper && line.startsWith('- ', indent)) found.push(start + indent);
    start += line.length + 1;
    above = line;
  }
  return found;
};

/** An entry of a list that stands too far to the right becomes a part of the text above it. */
const swallowedEntries = (document: Document.Parsed, text: string): [number, string][] => {
  const dashes = deeperDashes(text);
  if (dashes.length === 0) return [];
  const texts = textRanges(document, true);
  return dashes.filter((offset) => isInside(offset, texts)).map((offset) => [offset, 'SWALLOWED_ENTRY']);
};

/** Whether a text that YAML can read may mean something else than it says: then its tree has to be looked at. */
export const mayMislead = (text: string): boolean =>
  nameSign.test(text) || hidingSigns(text).length > 0 || deeperDashes(text).length > 0;

/** All faults of a text in the order of their places, duplicate keys left out. */
export const syntaxFaults = (text: string, document: Document.Parsed, lines: LineCounter): SyntaxFault[] => {
  const found = [...document.errors, ...document.warnings]
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .map(({ pos, code }): [number, string] => [pos[0], code]);
  const own =
    found.length > 0
      ? []
      : [...strayNames(document, text), ...lostWords(document, text), ...swallowedEntries(document, text)];
  return [...found, ...own]
    .sort((a, b) => a[0] - b[0])
    .map(([offset, code]) => ({ offset, code, line: Math.max(lines.linePos(offset).line - 1, 0) }));
};

/** The faults of a text that is not parsed yet. */
export const faultsOfText = (text: string): SyntaxFault[] => {
  const lines = new LineCounter();
  return syntaxFaults(text, parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines);
};
