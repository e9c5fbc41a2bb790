import type { Entries, Example } from './entry.ts';

/** The brand is no document, so no site of documents can be spoiled by it; its own tests prove the words. */
const saidOfBrand = (says: string): Example => ({ spoil: () => undefined, says });

type Ground = { ground: string; color: string; ratio: number };
type LowContrast = { color: string; grounds: Ground[]; least: number; nearest?: string | undefined };

const onGround = ({ ground, color, ratio }: Ground): string => `${ratio.toFixed(1)}:1 on ${ground} ${color}`;

/** The brand file (`--theme`). */
export const brandCodes = {
  brand: {
    severity: 'error',
    message: ({ what }: { what: string }) => what,
    fix: ({ fix }: { fix: string }) => fix,
    meaning: 'The brand file cannot be read, or a field of it is missing or has the wrong form.',
    example: saidOfBrand('brand.ts:1:1  There is no brand file brand.ts. Write one, or name another.'),
  },
  'low-contrast': {
    severity: 'error',
    message: ({ color, grounds, least }: LowContrast) =>
      `${color} has a contrast of ${grounds.map(onGround).join(' and ')}, and ${least}:1 is needed to see it`,
    fix: ({ nearest }: LowContrast) =>
      nearest === undefined
        ? 'No shade of it passes on all its grounds: change those.'
        : `Write ${nearest}, the nearest shade that passes.`,
    meaning: 'A color of the brand cannot be read on the ground that it is used on.',
    example: saidOfBrand(
      'brand.ts:12:14  #999999 has a contrast of 2.8:1 on paper #ffffff, and 4.5:1 is needed to see it. Write #747474, the nearest shade that passes.',
    ),
  },
} satisfies Entries;
