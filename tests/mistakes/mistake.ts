import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { ScratchSite } from '../support/sites/scratch-site.ts';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';

/** Marks in `to` the place of the mistake; without it the mistake is at the start of `from`. */
const mark = '▸';

/** One change of the files of a site; `bytes` are the characters of Latin-1. */
export type Change =
  | { edit: string; from: string; to: string }
  | { write: string; text?: string; bytes?: string }
  | { copy: string; to: string }
  | { move: string; to: string };

/** What the check reports, and what an editor who follows its advice must find. */
type Expected = {
  name: string;
  /** Texts that the repaired site must still contain. */
  keeps?: string[];
  /** The line that the check prints: the only problem. */
  says: string;
};

/** A mistake in one file of the tiler's site: `to` in the place of `from`, which the file contains exactly once. */
export type Slip = Expected & {
  file: string;
  from: string;
  to: string;
  /** Replaces `to` when the advice is followed. Left out where the advice leads back to `from`. */
  repaired?: string;
};

/** A mistake with whole files: names, folders, encodings. */
type FileMistake = Expected & {
  change: Change[];
  /** File and line of the mistake, `about copy.yaml:1`. */
  at: string;
  repaired?: Change[];
};

export type Mistake = Slip | FileMistake;

export const isSlip = (mistake: Mistake): mistake is Slip => 'from' in mistake;

/** What the editor wrote in the place of `from`. */
export const writtenBy = ({ to }: Slip): string => to.replace(mark, '');

/** The changes that make a mistake, and those that follow the advice on it. */
export const changesOf = (mistake: Mistake): { change: Change[]; repaired?: Change[] | undefined } => {
  if (!isSlip(mistake)) return mistake;
  const { file, from, repaired } = mistake;
  const replaceWith = (to: string): Change[] => [{ edit: file, from, to }];
  return {
    change: replaceWith(writtenBy(mistake)),
    repaired: repaired === undefined ? undefined : replaceWith(repaired),
  };
};

/**
 * Returns file and line of the mistake itself, where the check should report it.
 * @param textOf reads a file of the site without the mistake
 */
export const placeOf = (mistake: Mistake, textOf: (file: string) => string): string => {
  if (!isSlip(mistake)) return mistake.at;
  const { file, from, to } = mistake;
  const before = textOf(file).split(from)[0] ?? '';
  const start = before + (to.includes(mark) ? to.slice(0, to.indexOf(mark)) : '');
  return `${file}:${start.split('\n').length}`;
};

const apply = (site: ScratchSite, change: Change): void => {
  if ('edit' in change) site.edit(change.edit, change.from, change.to);
  else if ('write' in change)
    site.write(change.write, change.text ?? Buffer.from(change.bytes ?? '', 'latin1'));
  else {
    const source = 'copy' in change ? change.copy : change.move;
    site.write(change.to, site.text(source));
    if ('move' in change) site.remove(source);
  }
};

/** Reads a site after some changes, and undoes them. */
export const readAfter = async (site: ScratchSite, changes: Change[]): Promise<SiteCheckResult> => {
  try {
    for (const change of changes) apply(site, change);
    return await site.read();
  } finally {
    site.restore();
  }
};

/** Mistakes by the code of their problem. */
type MistakesByCode = Record<string, Mistake[]>;

const folder = join(import.meta.dirname, 'cases');

/** All mistakes, by the name of the file that lists them: that of the table of their codes. */
export const readMistakes = (): [group: string, mistakes: MistakesByCode][] =>
  readdirSync(folder).map((file) => [
    basename(file, '.yaml'),
    parse(readFileSync(join(folder, file), 'utf8')),
  ]);

/** Writes a list of mistakes, each string on one line. */
export const writeMistakes = (group: string, mistakes: MistakesByCode): void => {
  const style = {
    lineWidth: 0,
    blockQuote: false,
    singleQuote: false,
    doubleQuotedMinMultiLineLength: Infinity,
  };
  writeFileSync(join(folder, `${group}.yaml`), stringify(mistakes, style));
};
