import type { BrandDocument, Tone } from './brand.ts';

/** Path of a color in a brand, such as `light.ink` or `field`. */
type ColorName =
  | `${'light' | 'dark'}.${keyof Tone}`
  | Exclude<keyof BrandDocument, 'light' | 'dark' | 'fonts' | 'radius' | 'headingWeight'>;

/** A foreground and a background color and their minimum contrast ratio (WCAG 2.2, 1.4.3 and 1.4.11). */
type Pair = { front: ColorName; ground: ColorName; minimum: number };

/** The minimum contrast ratio of text. */
export const textRatio = 4.5;
const edgeRatio = 3;

/** The minimum contrast ratio, the foreground colors, and the background colors of each of them. */
const requirements: [minimum: number, fronts: ColorName[], grounds: ColorName[]][] = [
  [textRatio, ['light.ink', 'light.soft', 'light.accent', 'success', 'error'], ['light.ground', 'alternate']],
  [textRatio, ['light.ink'], ['pale']],
  [textRatio, ['dark.ink', 'dark.soft', 'dark.accent'], ['dark.ground', 'deep']],
  [textRatio, ['light.onAction'], ['light.action', 'light.actionHover']],
  [textRatio, ['dark.onAction'], ['dark.action', 'dark.actionHover']],
  [edgeRatio, ['light.action', 'field'], ['light.ground', 'alternate']],
  [edgeRatio, ['light.focus'], ['light.ground']],
  [edgeRatio, ['dark.action', 'dark.focus'], ['dark.ground']],
];

const pairs = requirements.flatMap(([minimum, fronts, grounds]) =>
  fronts.flatMap((front) => grounds.map((ground): Pair => ({ front, ground, minimum }))),
);

/** Returns the color of a brand by its path. */
const getColor = (brand: Partial<BrandDocument>, name: ColorName): string => {
  const [tone, field] = name.split('.') as ['light' | 'dark', keyof Tone | undefined];
  return String(field ? brand[tone]?.[field] : brand[name as keyof BrandDocument]);
};

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Returns the relative luminance of a color (WCAG 2.2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
const contrastRatio = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Mixes a color with black (0) or white (255). @param part share of black or white, from 0 to 1 */
const mix = (color: string, target: 0 | 255, part: number): string =>
  `#${channelsOf(color)
    .map((channel) => Math.round(channel + (target - channel) * part).toString(16))
    .map((digits) => digits.padStart(2, '0').toUpperCase())
    .join('')}`;

/** Returns the darker or lighter shade that is nearest to a color and passes. */
const findNearestShade = (color: string, passes: (candidate: string) => boolean): string | undefined => {
  for (let percent = 1; percent <= 100; percent += 1) {
    const found = ([0, 255] as const).map((target) => mix(color, target, percent / 100)).find(passes);
    if (found) return found;
  }
  return undefined;
};

const ratioOf = (
  brand: Partial<BrandDocument>,
  { front, ground }: Pair,
  change: Partial<Record<ColorName, string>> = {},
): number =>
  contrastRatio(change[front] ?? getColor(brand, front), change[ground] ?? getColor(brand, ground));

/**
 * Returns the contrast ratio of a color or a group of colors that is the lowest in comparison with its minimum.
 * @param name path of the color or group, such as `light.ink` or `light`
 * @param brand a document that may be invalid
 * @returns undefined for a color without a minimum, such as that of hairlines, and for one that is not written correctly
 */
export const findLowestContrast = (brand: Partial<BrandDocument>, name: string) =>
  pairs
    .filter(({ front, ground }) => [front, ground].some((each) => `${each}.`.startsWith(`${name}.`)))
    .map((pair) => ({ ratio: ratioOf(brand, pair), minimum: pair.minimum }))
    .filter(({ ratio }) => !Number.isNaN(ratio))
    .sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)[0];

/**
 * Returns the colors of a brand with too little contrast on at least one of their backgrounds: the required contrast
 * ratio, those backgrounds with the measured ratio, and the nearest shade with sufficient contrast on all backgrounds,
 * if there is one.
 */
export const findLowContrasts = (brand: BrandDocument) => {
  const createTest = (name: ColorName, required: Pair[]) => (candidate: string) =>
    required.every((each) => ratioOf(brand, each, { [name]: candidate }) >= each.minimum);

  return [...new Set(pairs.map(({ front }) => front))].flatMap((front) => {
    const asFront = pairs.filter((each) => each.front === front);
    const failing = asFront.filter((each) => ratioOf(brand, each) < each.minimum);
    const [first] = failing;
    if (!first) return [];
    const color = getColor(brand, front);
    const asEither = [...asFront, ...pairs.filter((each) => each.ground === front)];
    const grounds = failing.map((pair) => {
      const { ground } = pair;
      return { ground, color: getColor(brand, ground), ratio: ratioOf(brand, pair) };
    });
    const nearest =
      findNearestShade(color, createTest(front, asEither)) ??
      findNearestShade(color, createTest(front, asFront));
    return { front, color, grounds, minimum: first.minimum, nearest };
  });
};
