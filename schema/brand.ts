import * as z from 'zod';
import type { Except } from './except.ts';
import defaultBrand from './default-brand.json' with { type: 'json' };
import { integer, pattern, text } from './fields.ts';

const anyColor = pattern(/^#[0-9a-fA-F]{6}$/, 'A color: # and six digits.', '#FBFAF7').meta({ id: 'color' });
/** Returns the schema of a color. Its label is the first clause of its description. */
const color = (description: string, example: string) =>
  anyColor.meta({ title: description.replace(/[,;.].*/, ''), description, examples: [example] });

const tone = (title: string, description: string, example: typeof defaultBrand.light) =>
  z
    .strictObject({
      ground: color('Background.', example.ground),
      ink: color('Text; contrast of at least 4.5:1 on its backgrounds.', example.ink),
      soft: color('Secondary text; contrast of at least 4.5:1.', example.soft),
      rule: color('Lines.', example.rule),
      accent: color('Numerals and icons; contrast of at least 4.5:1.', example.accent),
      action: color('Background of the main button; contrast of at least 3:1.', example.action),
      actionHover: color('Main button under the pointer.', example.actionHover),
      onAction: color('Text of the main button; contrast of at least 4.5:1.', example.onAction),
      focus: color('Focus outline; contrast of at least 3:1.', example.focus),
    })
    .meta({ title, description });

const font = z
  .strictObject({
    package: text(
      'An installed package of Fontsource, or "system" for the font of the visitor’s device. Another font appears after the next build.',
      '@fontsource-variable/newsreader',
      'system',
    ).meta({ id: 'font-package', title: 'Font' }),
    file: text(
      'The font file in the package. Default: the upright one with Latin characters and all weights.',
      'files/newsreader-latin-opsz-normal.woff2',
    ).optional(),
    generic: z
      .enum(['serif', 'sans-serif'])
      .meta({
        description:
          'The kind of system font that is shown until the font has loaded. Default: that of the package.',
        examples: ['serif'],
      })
      .optional(),
  })
  .meta({ id: 'font', description: 'A font, which every page preloads.' });

const { light, dark, alternate, deep, pale, field, success, error, radius, headingWeight } = defaultBrand;

/** The schema of the document `pages/_brand.yaml`. */
export const brand = z
  .strictObject({
    light: tone('Colors', 'Colors on the light background.', light),
    dark: tone('Colors on dark backgrounds', 'Colors on the dark background.', dark),
    alternate: color('Second light background, which every other section has.', alternate),
    deep: color('Darkest background, such as that of the footer.', deep),
    pale: color('Warm background, for notes and hover.', pale),
    field: color('Border of form fields; contrast of at least 3:1 on the light backgrounds.', field),
    success: color('Notices of success; contrast of at least 4.5:1 on the light backgrounds.', success),
    error: color('Notices of errors; contrast of at least 4.5:1 on the light backgrounds.', error),
    radius: integer('The radius of corners in pixels.', 0, 100, radius).meta({
      title: 'Rounding of corners',
    }),
    headingWeight: integer('The font weight of headings.', 1, 1000, headingWeight),
    fonts: z.strictObject({ heading: font, text: font }).meta({ description: 'The two fonts.' }),
  })
  .meta({ id: 'brand', title: 'Brand', description: 'Colors, fonts and corners of the site.' });

/** The content of `_brand.yaml`. */
export type BrandDocument = z.infer<typeof brand>;

/** The colors for one background. */
export type Tone = BrandDocument['light'];

/** A font with the properties that its package declares. Without a file it is the font of the visitor's device. */
export type Font = { generic: 'serif' | 'sans-serif' } & (
  | { family: string; file: string }
  | { family?: undefined; file?: undefined }
);

/** The look of a site: the content of `_brand.yaml`, with the properties that its font packages declare. */
export type Brand = Except<BrandDocument, 'fonts'> & { fonts: Record<'heading' | 'text', Font> };
