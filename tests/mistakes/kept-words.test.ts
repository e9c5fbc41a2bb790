import { describe, expect, test } from 'vitest';
import { slips, wildSlips } from './all-mistakes.ts';
import { here, type Slip } from './mistake.ts';
import { TextSite } from './text-site.ts';
import { MistakeSite } from './try-mistake.ts';

const text = new TextSite();
const site = new MistakeSite(new TextSite());

/** What Git and YAML write, and names of fields: nobody reads them on a page. */
const signs = /^[ \t]*(?:<{7}|={7}|>{7}).*$|(?<=\s)!!\w+|\bnull\b|(?<=^\w? *(?:- )?)[\w-]+:(?=\s|$)/gm;

const wordsOf = (written: string): Set<string> => new Set(written.match(/[\p{L}\p{N}]+/gu));

/** The words of a file with a mistake that are no longer in it once the advice is followed; names of fields are none. */
const lostWords = ({ file = 'tile-repair.yaml', from, to, followed = from }: Slip): string[] => {
  const right = text.text(file);
  const left = wordsOf(`${right.replace(from, () => followed)} ${file}`);
  const written = wordsOf(right.replace(from, () => to.replace(here, '')).replace(signs, ''));
  // A word that was cut off is written whole.
  return [...written].filter((word) => ![...left].some((whole) => whole.startsWith(word)));
};

/** Advice that something goes, or goes elsewhere. */
const removes = /\b(?:remove|delete|drop|keep|take|move|comment)\b|put # before/i;

const all = [slips, wildSlips].flatMap((groups) => Object.values(groups).flat());

describe('following the advice on a mistake loses no word that somebody wrote, unless a copy of it remains', () => {
  test.each(all)('$name', async (slip) => {
    const { told } = await site.trySlip({ ...slip, keeps: [] });
    const lost = lostWords(slip);
    for (const { fix } of told) if (removes.test(fix)) expect({ fix, lost }).toEqual({ fix, lost: [] });
  });
});
