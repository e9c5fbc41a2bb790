import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/system/colorManipulator';
import type { Brand } from './brand.ts';

/** Path of a color in a brand, such as `light.ink` or `field`. */
type ColorName =
  | `${'light' | 'dark'}.${keyof Brand['light']}`
  | 'alternate'
  | 'deep'
  | 'pale'
  | 'field'
  | 'success'
  | 'error';

/** A foreground and a background color and their minimum contrast ratio (WCAG 2.2, 1.4.3 and 1.4.11). */
type Pair = { front: ColorName; ground: ColorName; minimum: number };

const textRatio = 4.5;
const edgeRatio = 3;

const createPairs = (minimum: number, fronts: ColorName[], grounds: ColorName[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, minimum })));

const pairs: Pair[] = [
  ...createPairs(
    textRatio,
    ['light.ink', 'light.soft', 'light.accent', 'success', 'error'],
    ['light.ground', 'alternate'],
  ),
  ...createPairs(textRatio, ['light.ink'], ['pale']),
  ...createPairs(textRatio, ['dark.ink', 'dark.soft', 'dark.accent'], ['dark.ground', 'deep']),
  ...createPairs(textRatio, ['light.onAction'], ['light.action', 'light.actionHover']),
  ...createPairs(textRatio, ['dark.onAction'], ['dark.action', 'dark.actionHover']),
  ...createPairs(edgeRatio, ['light.action', 'field'], ['light.ground', 'alternate']),
  ...createPairs(edgeRatio, ['light.focus'], ['light.ground']),
  ...createPairs(edgeRatio, ['dark.action', 'dark.focus'], ['dark.ground']),
];

/** Returns the color of a brand by its path. */
export const getColor = (brand: Brand, name: ColorName): string => {
  const [tone, field] = name.split('.') as ['light' | 'dark', keyof Brand['light'] | undefined];
  return field ? brand[tone][field] : String(brand[name as keyof Brand]);
};

/** Returns the darker or lighter shade that is nearest to a color and passes. */
const findNearestShade = (color: string, passes: (candidate: string) => boolean): string | undefined => {
  for (let percent = 1; percent <= 100; percent += 1) {
    const shades = [darken(color, percent / 100), lighten(color, percent / 100)];
    const found = shades.map((shade) => rgbToHex(shade).toUpperCase()).find(passes);
    if (found) return found;
  }
  return undefined;
};

/** A color with too little contrast on some of its backgrounds. */
type LowContrast = {
  front: ColorName;
  /** The backgrounds with the measured contrast ratio. */
  grounds: { ground: ColorName; ratio: number }[];
  /** The required contrast ratio. */
  minimum: number;
  /** The nearest shade with sufficient contrast on all backgrounds; undefined if there is none. */
  nearest: string | undefined;
};

/** Returns the colors of a brand with too little contrast on at least one of their backgrounds. */
export const findLowContrasts = (brand: Brand): LowContrast[] => {
  const computeRatio = ({ front, ground }: Pair, change: Partial<Record<ColorName, string>> = {}): number =>
    getContrastRatio(change[front] ?? getColor(brand, front), change[ground] ?? getColor(brand, ground));
  const createTest = (name: ColorName, required: Pair[]) => (candidate: string) =>
    required.every((each) => computeRatio(each, { [name]: candidate }) >= each.minimum);

  return [...new Set(pairs.map(({ front }) => front))].flatMap((front) => {
    const asFront = pairs.filter((each) => each.front === front);
    const failing = asFront.filter((each) => computeRatio(each) < each.minimum);
    const [first] = failing;
    if (!first) return [];
    const color = getColor(brand, front);
    const asEither = pairs.filter((each) => each.front === front || each.ground === front);
    return {
      front,
      grounds: failing.map((each) => ({ ground: each.ground, ratio: computeRatio(each) })),
      minimum: first.minimum,
      nearest:
        findNearestShade(color, createTest(front, asEither)) ??
        findNearestShade(color, createTest(front, asFront)),
    };
  });
};
