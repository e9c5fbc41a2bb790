import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../../site-builder/client/brand-file.ts';
import { brand as dentist } from '../../tests/fixtures/dentist/brand.ts';
import { brand as contractor } from './brand.ts';

const brands = [
  { name: 'the contractor', brand: contractor },
  { name: 'the dentist', brand: dentist },
  { name: 'the starter for contractors', brand: await readBrand('starters/contractor/brand.ts') },
  { name: 'the starter for dentists', brand: await readBrand('starters/dentist/brand.ts') },
  { name: 'the starter of one page', brand: await readBrand('starters/one-page/brand.ts') },
];

describe.each(brands)('text of $name keeps 4.5:1', ({ brand }) => {
  const { light, dark, alternate, deep, pale } = brand;
  const lightGrounds = [light.ground, alternate];
  const darkGrounds = [dark.ground, deep];
  const pairs = [
    ...lightGrounds.flatMap((ground) => [light.ink, light.soft, light.accent].map((text) => [text, ground])),
    ...darkGrounds.flatMap((ground) => [dark.ink, dark.soft, dark.accent].map((text) => [text, ground])),
    ...lightGrounds.flatMap((ground) => [brand.success, brand.error].map((text) => [text, ground])),
    ...[light, dark].flatMap(({ action, actionHover, onAction }) => [
      [onAction, action],
      [onAction, actionHover],
    ]),
    [light.ink, pale],
  ];

  it.each(pairs)('%s on %s', (text = '', ground = '') => {
    expect(getContrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(brands)('edges of $name keep 3:1', ({ brand }) => {
  const { light, dark, alternate } = brand;
  it.each([
    ['a field', brand.field, light.ground],
    ['a field', brand.field, alternate],
    ['the focus ring', light.focus, light.ground],
    ['the focus ring', dark.focus, dark.ground],
    ['the button', light.action, light.ground],
    ['the button', light.action, alternate],
    ['the button', dark.action, dark.ground],
  ])('%s: %s on %s', (_, edge, ground) => {
    expect(getContrastRatio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
