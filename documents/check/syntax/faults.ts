import type { Document } from 'yaml';
import { LineCounter, visit } from 'yaml';
import { parseYaml } from '../../read/document/source.ts';
import { bulletSigns } from './lines/bullet-signs.ts';

/** An error of the YAML parser, or a place that it reads in a way that no editor means. */
export type SyntaxFault = { offset: number; line: number; code: string };

/** A # between a space and a word: YAML reads a comment, but an editor who means one writes a space after the #. */
const hashAfterSpace = /[ \t]#(?=[^\s#!]|#+[ \t]+\S)/g;
/** The beginning and the end of every scalar, or only of those without quotes. */
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
  // After a closing bracket or quote no words of the text can follow.
  return before.trim() !== '' && !/(^|[ \t])#|[}\]"']\s*$/.test(before);
};

/** The signs # that may hide words behind them. */
const hidingSigns = (text: string): number[] =>
  [...text.matchAll(hashAfterSpace)]
    .map(({ index }) => index + 1)
    .filter((offset) => followsText(text, offset - 1));

/** `href: #hours`: without quotes the words after # are a note that nobody sees. */
const lostWords = (document: Document.Parsed, text: string): [number, string][] => {
  const offsets = hidingSigns(text);
  if (offsets.length === 0) return [];
  const texts = textRanges(document, false);
  return offsets.filter((offset) => !isInside(offset, texts)).map((offset) => [offset, 'LOST_WORDS']);
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

/** Signs before lines that stand for a list or a note in other programs; YAML takes them for words. */
const foreignStart = new RegExp(String.raw`^[ \t]*(?:[${bulletSigns}]|\d{1,2}[.)]|//|<!--|/\*)[ \t]?`, 'gm');

/** Such a sign at the beginning of a text on lines of its own, or of a line that became a part of a text. */
const foreignSigns = (document: Document.Parsed, text: string): [number, string][] => {
  const starts = [...text.matchAll(foreignStart)].map(({ 0: found, index }) => index + found.search(/\S/));
  if (starts.length === 0) return [];
  const texts = textRanges(document, true);
  const isNote = (offset: number) => /^(?:\/\/|<!--|\/\*|•)/.test(text.slice(offset, offset + 4));
  const isTold = (offset: number) =>
    texts.some(([start, end]) => start === offset || (isNote(offset) && start < offset && offset < end));
  return starts.filter(isTold).map((offset) => [offset, 'FOREIGN_SIGN']);
};

/** Round brackets around fields, where braces belong. */
const roundBrackets = /[[,-]\s*\((?=\s*[A-Za-z][\w-]*: )/g;

const roundGroups = (document: Document.Parsed, text: string): [number, string][] => {
  const found = [...text.matchAll(roundBrackets)].map(({ 0: sign, index }) => index + sign.length - 1);
  if (found.length === 0) return [];
  const texts = textRanges(document, false);
  const isStart = (offset: number) => texts.some(([start]) => start === offset);
  return found.filter(isStart).map((offset) => [offset, 'ROUND_BRACKETS']);
};

/** Errors about anchors, tags and directives, which `languageFeatures` explains one by one. */
const aboutFeatures: ReadonlySet<string> = new Set([
  'ALIAS_PROPS',
  'BAD_COLLECTION_TYPE',
  'BAD_DIRECTIVE',
  'MULTIPLE_ANCHORS',
  'MULTIPLE_TAGS',
  'TAG_RESOLVE_FAILED',
]);

/** All faults of a text in the order of their places, without those that `languageFeatures` explains. */
export const syntaxFaults = (text: string, document: Document.Parsed, lines: LineCounter): SyntaxFault[] => {
  const found = [...document.errors, ...document.warnings]
    .filter(({ code }) => !aboutFeatures.has(code))
    .map(({ pos, code }): [number, string] => [pos[0], code]);
  const own =
    found.length > 0
      ? []
      : [
          ...lostWords(document, text),
          ...swallowedEntries(document, text),
          ...foreignSigns(document, text),
          ...roundGroups(document, text),
        ];
  return [...found, ...own]
    .sort((a, b) => a[0] - b[0])
    .map(([offset, code]) => ({ offset, code, line: Math.max(lines.linePos(offset).line - 1, 0) }));
};

/** The faults of a text that is not parsed yet. */
export const faultsOfText = (text: string): SyntaxFault[] => {
  const lines = new LineCounter();
  return syntaxFaults(text, parseYaml(text, lines), lines);
};
