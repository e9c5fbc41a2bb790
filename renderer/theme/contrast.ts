import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/system/colorManipulator';
import type { Brand } from './brand.ts';

/** A color of a brand: `light.ink`, or `field`. */
type ColorName =
  | `${'light' | 'dark'}.${keyof Brand['light']}`
  | 'alternate'
  | 'deep'
  | 'pale'
  | 'field'
  | 'success'
  | 'error';

/** Two colors that visitors have to tell apart, and the least ratio of their contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
type Pair = { front: ColorName; ground: ColorName; least: number };

const text = 4.5;
const edge = 3;

const pair = (least: number, fronts: ColorName[], grounds: ColorName[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

const pairs: Pair[] = [
  ...pair(
    text,
    ['light.ink', 'light.soft', 'light.accent', 'success', 'error'],
    ['light.ground', 'alternate'],
  ),
  ...pair(text, ['light.ink'], ['pale']),
  ...pair(text, ['dark.ink', 'dark.soft', 'dark.accent'], ['dark.ground', 'deep']),
  ...pair(text, ['light.onAction'], ['light.action', 'light.actionHover']),
  ...pair(text, ['dark.onAction'], ['dark.action', 'dark.actionHover']),
  ...pair(edge, ['light.action', 'field'], ['light.ground', 'alternate']),
  ...pair(edge, ['light.focus'], ['light.ground']),
  ...pair(edge, ['dark.action', 'dark.focus'], ['dark.ground']),
];

/** The color of a brand by its name. */
export const getColor = (brand: Brand, name: ColorName): string => {
  const [tone, field] = name.split('.') as ['light' | 'dark', keyof Brand['light'] | undefined];
  return field ? brand[tone][field] : String(brand[name as keyof Brand]);
};

/** The darker or lighter shade of a color that is nearest to it and passes. */
const nearest = (color: string, passes: (candidate: string) => boolean): string | undefined => {
  for (let percent = 1; percent <= 100; percent += 1) {
    const shades = [darken(color, percent / 100), lighten(color, percent / 100)];
    const found = shades.map((shade) => rgbToHex(shade).toUpperCase()).find(passes);
    if (found) return found;
  }
  return undefined;
};

/** A color of a brand that cannot be told from some of its grounds. */
type LowContrast = {
  front: ColorName;
  /** The grounds, each with the ratio of the contrast. */
  grounds: { ground: ColorName; ratio: number }[];
  /** The least that the ratio has to be. */
  least: number;
  /** The shade nearest to the color that passes on all its grounds; undefined when there is none. */
  nearest: string | undefined;
};

/** The colors of a brand that have too little contrast on one of their grounds. */
export const findLowContrasts = (brand: Brand): LowContrast[] => {
  const ratioOf = ({ front, ground }: Pair, change: Partial<Record<ColorName, string>> = {}): number =>
    getContrastRatio(change[front] ?? getColor(brand, front), change[ground] ?? getColor(brand, ground));
  const passing = (name: ColorName, required: Pair[]) => (candidate: string) =>
    required.every((each) => ratioOf(each, { [name]: candidate }) >= each.least);

  return [...new Set(pairs.map(({ front }) => front))].flatMap((front) => {
    const asFront = pairs.filter((each) => each.front === front);
    const failing = asFront.filter((each) => ratioOf(each) < each.least);
    const [first] = failing;
    if (!first) return [];
    const color = getColor(brand, front);
    const asEither = pairs.filter((each) => each.front === front || each.ground === front);
    return {
      front,
      grounds: failing.map((each) => ({ ground: each.ground, ratio: ratioOf(each) })),
      least: first.least,
      nearest: nearest(color, passing(front, asEither)) ?? nearest(color, passing(front, asFront)),
    };
  });
};
