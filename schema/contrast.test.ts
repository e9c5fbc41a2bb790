import { describe, expect, test } from 'vitest';
import { readBrandDocument } from '../tests/support/sites/example-brand.ts';
import type { BrandDocument } from './brand.ts';
import { findLowContrasts, findLowestContrast } from './contrast.ts';
import defaultBrand from './default-brand.json' with { type: 'json' };

test.each([
  'pages',
  'tests/fixtures/dentist/pages',
  ...['contractor', 'dentist', 'one-page'].map((starter) => `starters/${starter}/pages`),
])('all colors of %s have sufficient contrast', (pages) => {
  expect(findLowContrasts(readBrandDocument(pages))).toEqual([]);
});

const { light, dark } = defaultBrand;

test.each([
  ['error', { error: '#777777' }, 3.9, 4.5],
  ['field', { field: '#999999' }, 2.5, 3],
  ['error', { error: '#77' }, undefined, undefined],
])('the lowest contrast of %s with %j', (name, change, ratio, minimum) => {
  const found = findLowestContrast({ ...defaultBrand, ...change }, name);
  expect([found && Math.round(found.ratio * 10) / 10, found?.minimum]).toEqual([ratio, minimum]);
});

describe('a color with too little contrast', () => {
  test.each<[string, string, string, Partial<BrandDocument>]>([
    ['light.ink', 'light.ground', '#EEEEEE', { light: { ...light, ink: '#EEEEEE' } }],
    ['light.soft', 'light.ground', '#AAB0AC', { light: { ...light, soft: '#AAB0AC' } }],
    ['light.accent', 'light.ground', '#D9B88C', { light: { ...light, accent: '#D9B88C' } }],
    [
      'light.onAction',
      'light.action',
      '#000000',
      { light: { ...light, onAction: '#000000', action: '#333333' } },
    ],
    ['dark.ink', 'dark.ground', '#24382F', { dark: { ...dark, ink: '#24382F' } }],
    ['dark.soft', 'dark.ground', '#5A6A60', { dark: { ...dark, soft: '#5A6A60' } }],
    ['success', 'light.ground', '#7FD0A5', { success: '#7FD0A5' }],
    ['error', 'light.ground', '#FF8A80', { error: '#FF8A80' }],
    ['field', 'light.ground', '#CCCCCC', { field: '#CCCCCC' }],
    ['light.focus', 'light.ground', '#DDDDDD', { light: { ...light, focus: '#DDDDDD' } }],
  ])('%s on %s (%s) is reported with the nearest sufficient shade', (front, ground, color, change) => {
    const brand = { ...defaultBrand, ...change };
    const [found, ...rest] = findLowContrasts(brand);
    expect(found?.front).toBe(front);
    expect(found?.grounds[0]?.ground).toBe(ground);
    expect(rest).toEqual([]);
    const { nearest = '' } = found ?? {};
    expect(nearest).toMatch(/^#[0-9A-F]{6}$/);
    expect(nearest).not.toBe(color);
    const [tone, field] = front.split('.') as ['light', 'ink' | undefined];
    const corrected = field ? { [tone]: { ...brand[tone], [field]: nearest } } : { [front]: nearest };
    expect(findLowContrasts({ ...brand, ...corrected })).toEqual([]);
  });

  test('is reported once, with all its backgrounds', () => {
    const found = findLowContrasts({ ...defaultBrand, light: { ...light, ground: '#1E2421' } });
    expect(found.map(({ front }) => front)).toEqual([...new Set(found.map(({ front }) => front))]);
    expect(found.find(({ front }) => front === 'success')?.grounds).toHaveLength(1);
    expect(findLowContrasts({ ...defaultBrand, success: '#EEEEEE' })[0]?.grounds).toHaveLength(2);
  });

  test('has no sufficient shade if its backgrounds differ too much', () => {
    const action = { ...light, action: '#000000', actionHover: '#777777' };
    const found = findLowContrasts({ ...defaultBrand, light: action }).find(
      ({ front }) => front === 'light.onAction',
    );
    expect(found?.nearest).toBeUndefined();
  });

  test.each([
    ['#CCCCCC', 1.61],
    ['#FF8A80', 2.28],
    ['#FFFF00', 1.07],
  ])('is measured as defined by WCAG: %s on white is %d:1', (field, ratio) => {
    const [found] = findLowContrasts({ ...defaultBrand, light: { ...light, ground: '#FFFFFF' }, field });
    expect(found?.grounds[0]?.ratio).toBeCloseTo(ratio, 2);
  });
});
