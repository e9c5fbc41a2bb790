import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import DoIUse from 'doiuse';
import postcss from 'postcss';
import { describe, expect, inject, test } from 'vitest';
import { oldestBrowsers } from '../../../renderer/oldest-browsers.ts';
import { newerCalls } from '../../support/browser/compatibility/newer-calls.ts';

/** Functions used by the scripts that the oldest browsers lack, and why that does not break anything. */
const guarded: Record<string, string> = {
  checkVisibility: 'called where it is known (renderer/layout/menu/use-tab-cycle.ts)',
  hidePopover: 'called where popovers are known (renderer/layout/menu/use-popover.ts)',
  skipTransition: 'React calls it for transitions that the site does not use',
  startViewTransition: 'React calls it for transitions that the site does not use',
  alpha: 'a function of the theme of MUI',
  format: 'a method of Intl.DateTimeFormat, which all of them have',
  navigate: 'a method of React Router, and React calls that of the browser where it is known',
  use: 'a hook of React, and of renderer/store.ts',
};

/** CSS features that the oldest browsers do not fully support, and why that does not break anything. */
const harmless: Record<string, string> = {
  'css-autofill': 'the same rule follows with the prefix that older browsers know',
  'css-clip-path': 'only paths are missing, which no rule has',
  'css-content-visibility': 'the menu asks with `@supports`, and answers open without a transition',
  'css-display-contents':
    'only what assistive technology hears of buttons and tables is wrong, and neither has it',
  'css-has': 'every rule has a fallback or is decorative',
  'css-masks': 'only paths are missing, which no rule has',
  'css-media-scripting': 'the steps of the wizard open up after a while',
  'css-overflow': 'what is not clipped is no larger than its frame',
  'css-overscroll-behavior': 'the page behind a menu scrolls',
  'css-resize': 'a field keeps its height',
  'css-text-indent': 'only two keywords are missing, which no rule has',
  'intrinsic-width': 'a prefixed value comes before it',
  multicolumn: 'only breaks are missing, which no rule has',
  'text-decoration': 'the line has another color or thickness',
  'viewport-unit-variants': 'a rule with `vh` comes before it, or a picture is as high as its shape',
};

const dist = inject('dist');
const assets = join(dist, 'assets');
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => join(assets, name));

const pages = ['', 'free-estimate', 'contact', 'projects', 'marble-polishing', 'kitchen-remodeling'];

/** The oldest browsers in Browserslist syntax. */
const browserslist = Object.entries(oldestBrowsers).map(
  ([name, [major, minor]]) => `${name} ${minor === 0 ? major : `${major}.${minor}`}`,
);

/** Returns the styles in the head of a built page. */
const stylesOf = (page: string): string =>
  [...readFileSync(join(dist, page, 'index.html'), 'utf8').matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('\n');

describe('the oldest supported browsers', () => {
  test('can parse every script: syntax and built-in objects are ES2022', () => {
    const checked = execFileSync('node_modules/.bin/es-check', [
      'es2022',
      ...scripts,
      '--module',
      '--checkFeatures',
    ]);
    expect(String(checked)).toContain('passed');
  });

  test('have every function that scripts call without feature detection', () => {
    const found = scripts.flatMap((file) => newerCalls(readFileSync(file, 'utf8')));
    expect([...new Set(found)].filter((name) => !(name in guarded))).toEqual([]);
  });

  test('the check detects a newer function', () => {
    expect(
      newerCalls('AbortSignal.timeout(1); list.toSorted(); new URLPattern(); Object.groupBy([], f)'),
    ).toEqual(['AbortSignal.timeout', 'Object.groupBy', 'URLPattern', 'toSorted']);
  });

  test('support every essential CSS feature', async () => {
    const found = new Set<string>();
    const check = new DoIUse({
      browsers: browserslist,
      onFeatureUsage: ({ feature }) => void found.add(feature),
    });
    for (const page of pages) await postcss([check]).process(stylesOf(page), { from: undefined });
    expect([...found].filter((feature) => !(feature in harmless))).toEqual([]);
  });
});
