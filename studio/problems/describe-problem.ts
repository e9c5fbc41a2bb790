import { nearest } from '../../documents/problems/nearest.ts';
import type { Code } from '../../documents/problems/codes.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { getIn, toArray, type Path } from '../../documents/read/document/path.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { findAliases } from '../../documents/read/suggestions/aliases.ts';
import { formatMoment } from '../core/format-time.ts';
import { formatMessage } from '../messages/messages.ts';
import { describeValue, getLabel, labelAt, tokenLabel } from '../naming/labels.ts';
import sentences from './sentences.json';

type Rule = keyof typeof sentences.rules;

/** The rule of every code; the compiler reports a code without one. Those of no field of the Studio are `unreadable`. */
const ruleOf = sentences.codes as Record<keyof typeof sentences.codes, Rule> satisfies Record<Code, Rule>;

/** Whether a problem is an example text that is still to be replaced. */
export const isExampleText = ({ code }: Problem): boolean =>
  ['example', 'unconfirmed', 'filler'].includes(ruleOf[code]);

/** What the Studio knows about the document with a problem. */
export type ProblemContext = {
  /** The parsed document; undefined if its text is not YAML. */
  document: unknown;
  /** Values by token name. */
  tokens: ReadonlyMap<string, string>;
  /** Returns the label of a page or of a section with an anchor. @param target URL, or name of the file of a page */
  labelOf: (target: string) => string | undefined;
};

/** Markup, tokens and paths, which editors do not see in the fields. */
const syntax = /[*{}[\]<>|\\`_]|(?:^|\s)[/#](?![\dA-F]{6}$)|\.ya?ml|^\w*[a-z][A-Z]\w*$|^\s*$/;

const quote = (text: string): string => `“${text.replace(/^([^]{59})[^]{2,}/, '$1…')}”`;
const quoteToken = (token: string): string => quote(tokenLabel(token));
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Returns up to three tokens whose names or labels are similar to a wrong name. */
const findNearTokens = (written: string, names: readonly string[]): string[] => {
  const tokens = new Map(names.flatMap((name) => [name, tokenLabel(name)].map((each) => [each, name])));
  const spellings = [...tokens.keys()];
  const isNear = (each: string) => each.startsWith(`${written}.`) || nearest(written, [each]) !== undefined;
  const near = [...findAliases(written, spellings), ...spellings.filter(isNear)];
  return [...new Set(near.map((spelling) => tokens.get(spelling) ?? ''))].slice(0, 3);
};

/** Returns the part of a path that has labels: not the names of unknown fields and of the fields of forms. */
const labeledPath = ({ code, path }: Problem): Path =>
  ruleOf[code] === 'unreadable'
    ? path.slice(0, path[0] === 'sections' ? 2 : 0)
    : path.slice(0, path.indexOf('when') + 1 || path.length);

/** Returns the label of the button that fixes a problem. */
const describeFix = ({ code, edits = [] }: Problem, { tokens, labelOf }: ProblemContext): string => {
  const { fixes } = sentences;
  // Without the quotes of YAML, and without the closing parenthesis of a Markdown link.
  const text = edits.length === 1 ? String(edits[0]?.text.replace(/^(["'])(.*)\1$|\)$/, '$2')) : '';
  const [, token = ''] = /^(?:tel:|mailto:)?\{([\w.]+)\}$/.exec(text) ?? [];
  const [value, name] = [tokens.get(token), quoteToken(token)];
  const fix = token === 'phone' ? fixes.phone : token.startsWith('price.') ? fixes.price : fixes.fact;
  if (value !== undefined) return formatMessage(fix, { name, value });
  const label = ruleOf[code] === 'unknown' ? getLabel(text) : (labelOf(text) ?? text);
  const isPlain = ruleOf[code] !== 'unreadable' && !syntax.test(label);
  return isPlain
    ? formatMessage(ruleOf[code] === 'link' ? fixes.link : fixes.text, { text: quote(label) })
    : fixes.other;
};

/** Parameters with what the editor has written. */
const writtenParams = ['text', 'written', 'words', 'mark', 'alt', 'number', 'token'];

/**
 * Describes a problem for editors by the labels of the Studio.
 * @returns its place in the document (empty for the whole document), a message, and the label of the button that fixes it
 */
export const describeForEditors = (problem: Problem, context: ProblemContext) => {
  const { document, tokens, labelOf } = context;
  const path = labeledPath(problem);
  const params = problem.params as Record<string, unknown>;
  const rule = ruleOf[problem.code];
  const { madeUp, rules } = sentences as { madeUp: Record<string, string>; rules: Record<Rule, string> };
  // Of the facts, the check finds those that are made up by their form; all other examples are marked.
  const text = params['cause'] === 'fact' ? madeUp[String(params['what'])] : rules[rule];
  const { fields, missing = fields, route, routes = route, other = routes } = params;
  const written = String(
    [...writtenParams.map((name) => params[name]), getIn(document, path), ' '].find(Boolean),
  );
  const field = path.findLastIndex((key) => typeof key === 'string');
  const labels = toArray(missing ?? [path[field]]).map((name) =>
    quote(labelAt(document, [...path.slice(0, field), String(name)])),
  );
  const page = labelOf(String([other].flat()[0]));
  const names = toArray(params['known']).map((name) => String(name).slice(1, -1));
  const near = disjunction.format(
    rule === 'token' ? new Set(findNearTokens(written, names).map(quoteToken)) : [],
  );
  const sentence = formatMessage(`${text}{near}{repeated}`, {
    ...params,
    text: syntax.test(written) ? sentences.this : quote(formatMoment(written)),
    fields: conjunction.format(labels),
    reason: params['rule'] === undefined ? '' : `: ${String(params['rule'])}`,
    where: page === undefined ? sentences.elsewhere : formatMessage(sentences.onPage, { page }),
    source: String(params['token']).startsWith('price.') ? sentences.prices : sentences.facts,
    fact: params['fact'] ?? tokens.get('name'),
    near: near === '' ? '' : formatMessage(sentences.near, { near }),
    repeated: (params['isRepeated'] ?? params['alsoAt']) === undefined ? '' : sentences.repeated,
  });
  const isWhole = document === undefined || path.length === 0;
  return {
    place: isWhole
      ? ''
      : interpolateText(describeValue(document, path), tokens).replace(/[{}]|\.ya?ml\b/g, ''),
    message: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    fix: describeFix(problem, context),
  };
};
