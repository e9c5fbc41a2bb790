import { blockTextMistakes } from './corpus/block-texts.ts';
import { hurriedMistakes } from './corpus/hurried.ts';
import { kindMistakes } from './corpus/kinds.ts';
import { linkMistakes } from './corpus/links.ts';
import { mergeMistakes } from './corpus/merges.ts';
import { momentMistakes } from './corpus/moments.ts';
import { nameMistakes } from './corpus/names.ts';
import { pastedMistakes } from './corpus/pasted.ts';
import { pictureMistakes } from './corpus/pictures.ts';
import { signMistakes } from './corpus/signs.ts';
import { structureMistakes } from './corpus/structure.ts';
import { tokenMistakes } from './corpus/tokens.ts';
import { listedLines } from './listed/lines.ts';
import { listedValues } from './listed/values.ts';
import { fileMistakes } from './corpus/files.ts';
import { listedFiles } from './listed/files.ts';
import type { FileMistake, Slip } from './mistake.ts';
import { oneLineListMistakes } from './wild/one-line-lists.ts';
import { hourAndTokenMistakes } from './wild/hours-and-tokens.ts';
import { otherSystemMistakes } from './wild/other-systems.ts';
import { quoteAndPictureMistakes } from './wild/quotes-and-pictures.ts';
import { menuAndFactMistakes } from './wild/menus-and-facts.ts';
import { everydayMistakes } from './wild/most-days.ts';
import { pastedAndCutMistakes } from './wild/pasted-and-cut.ts';
import { telephoneAndWordMistakes } from './wild/telephones-and-word.ts';

/** Slips that were thought up, and those that were found with editors. */
export const slips: Record<string, Slip[]> = {
  'lines, found with editors': listedLines,
  'values, found with editors': listedValues,
  'texts of several lines': blockTextMistakes,
  merges: mergeMistakes,
  structure: structureMistakes,
  signs: signMistakes,
  names: nameMistakes,
  kinds: kindMistakes,
  links: linkMistakes,
  pictures: pictureMistakes,
  tokens: tokenMistakes,
  moments: momentMistakes,
  'pasted words': pastedMistakes,
  'hurried hands': hurriedMistakes,
};

/** More of them, in a file of its own so that both halves run at once. */
export const wildSlips: Record<string, Slip[]> = {
  'shapes and signs of other systems': otherSystemMistakes,
  'menus, facts and shared pieces': menuAndFactMistakes,
  'telephones, Word and websites': telephoneAndWordMistakes,
  'quotes, pictures and links': quoteAndPictureMistakes,
  'questions, hours, tokens and long texts': hourAndTokenMistakes,
  'pasted, joined and cut': pastedAndCutMistakes,
  'lists on one line, words from elsewhere': oneLineListMistakes,
  'most days': everydayMistakes,
};

/** Mistakes of whole files. */
export const files: Record<string, FileMistake[]> = {
  'files, found with editors': listedFiles,
  files: fileMistakes,
};
