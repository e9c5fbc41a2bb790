import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { SiteChecker, type SiteCheckResult } from '../../documents/check/check-site.ts';
import { findFontPackage } from '../../documents/node/font-packages.ts';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { readFolder } from '../../documents/node/read-folder.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';

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
  /** The line that the check prints: the only problem. It begins with the file and the line of the mistake. */
  says: string;
};

/** A mistake in one file of the tiler's site: `to` in the place of `from`, which the file contains exactly once. */
export type Slip = Expected & {
  from: string;
  to: string;
  /** Replaces `to` when the advice is followed. Left out where the advice leads back to `from`. */
  repaired?: string;
};

/** A mistake with whole files: names, folders, encodings. */
type FileMistake = Expected & {
  change: Change[];
  repaired?: Change[];
};

export type Mistake = Slip | FileMistake;

export const isSlip = (mistake: Mistake): mistake is Slip => 'from' in mistake;

/** Returns the file of a mistake, in which its problem is reported. */
export const fileOf = ({ says }: Mistake): string => /^pages\/(.*?):\d/.exec(says)?.[1] ?? '';

/** What the editor wrote in the place of `from`. */
export const writtenBy = ({ to }: Slip): string => to.replace(mark, '');

/** The changes that make a mistake, and those that follow the advice on it. */
export const changesOf = (mistake: Mistake): { change: Change[]; repaired?: Change[] | undefined } => {
  if (!isSlip(mistake)) return mistake;
  const { from, repaired } = mistake;
  const replaceWith = (to: string): Change[] => [{ edit: fileOf(mistake), from, to }];
  return {
    change: replaceWith(writtenBy(mistake)),
    repaired: repaired === undefined ? undefined : replaceWith(repaired),
  };
};

const pagesDir = 'tests/fixtures/tiler/pages';
const rightFiles = (await readFolder(pagesDir)) as ReadonlyMap<string, Buffer>;
const mediaNames = [...rightFiles.keys()]
  .filter((file) => file.startsWith(mediaFolder))
  .map((file) => file.slice(mediaFolder.length));
const images = await new ImageInfos().get(join(pagesDir, mediaFolder), mediaNames);
const checker = new SiteChecker({
  prefix: 'pages/',
  findFont: findFontPackage,
  readImages: () => Promise.resolve(images),
});

/** Returns the text of a file of the site without mistakes. */
export const textOf = (file: string): string => String(rightFiles.get(file));

/** Returns the line of the mistake itself, where the check should report it. */
export const lineOf = (slip: Slip): number => {
  const { from, to } = slip;
  const before = textOf(fileOf(slip)).split(from)[0] ?? '';
  const start = before + (to.includes(mark) ? to.slice(0, to.indexOf(mark)) : '');
  return start.split('\n').length;
};

const apply = (files: Map<string, Buffer>, change: Change): void => {
  if ('edit' in change) {
    const parts = String(files.get(change.edit)).split(change.from);
    if (parts.length !== 2)
      throw new Error(`${change.edit} contains ${JSON.stringify(change.from)} ${parts.length - 1} times.`);
    files.set(change.edit, Buffer.from(parts.join(change.to)));
  } else if ('write' in change)
    files.set(change.write, Buffer.from(change.text ?? change.bytes ?? '', change.text ? 'utf8' : 'latin1'));
  else {
    const source = 'copy' in change ? change.copy : change.move;
    files.set(change.to, files.get(source) as Buffer);
    if ('move' in change) files.delete(source);
  }
};

/** Checks the site after some changes of its files. Nothing is written, which would take a third of the time. */
export const checkAfter = (changes: Change[]): Promise<SiteCheckResult> => {
  const files = new Map(rightFiles);
  for (const change of changes) apply(files, change);
  return checker.check(files);
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

const style = {
  lineWidth: 0,
  blockQuote: false,
  singleQuote: false,
  doubleQuotedMinMultiLineLength: Infinity,
} as const;

/** Formats a mistake: a line of what is written and one of what is printed, or a line for each long text. */
const formatMistake = ({ says, ...written }: Mistake): string => {
  const line = stringify(written, { ...style, collectionStyle: 'flow' }).slice(0, -' }\n'.length);
  const isShort = line.length < 400;
  if (isShort) return `  - ${line},\n      says: ${JSON.stringify(says)} }\n`;
  return stringify([{ ...written, says }], style)
    .replace(/^/gm, '  ')
    .trimEnd()
    .concat('\n');
};

/** Writes the mistakes of a file. */
export const writeMistakes = (group: string, mistakesByCode: MistakesByCode): void => {
  const entries = Object.entries(mistakesByCode);
  const text = entries
    .map(([code, mistakes]) => `${code}:\n${mistakes.map(formatMistake).join('')}`)
    .join('');
  writeFileSync(join(folder, `${group}.yaml`), text);
};
