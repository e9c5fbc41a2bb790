import { error } from './entry.ts';

type Ground = { ground: string; color: string; ratio: number };
type LowContrast = { color: string; grounds: Ground[]; least: number; nearest?: string | undefined };

const onGround = ({ ground, color, ratio }: Ground): string => `${ratio.toFixed(1)}:1 on ${ground} ${color}`;

/** The brand file (`--theme`). */
export const brandCodes = {
  brand: error({
    message: ({ what }: { what: string }) => what,
    fix: ({ fix }: { fix: string }) => fix,
    meaning: 'The brand file cannot be read, or a field of it is missing or has the wrong form.',
    example: { what: 'There is no brand file brand.ts', fix: 'Write one, or name another.' },
  }),
  'low-contrast': error({
    message: ({ color, grounds, least }: LowContrast) =>
      `${color} has a contrast of ${grounds.map(onGround).join(' and ')}, and ${least}:1 is needed to see it`,
    fix: ({ nearest }: LowContrast) =>
      nearest === undefined
        ? 'No shade of it passes on all its grounds: change those.'
        : `Write ${nearest}, the nearest shade that passes.`,
    meaning: 'A color of the brand cannot be read on the ground that it is used on.',
    example: {
      color: 'text.secondary #a8a8a8',
      grounds: [{ ground: 'background.default', color: '#ffffff', ratio: 2.4 }],
      least: 4.5,
      nearest: '#757575',
    },
  }),
};
