import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  textAroundValue,
  collectPaths,
  parseValue,
  styleAt,
} from '../../../tests/support/sites/edited-text.ts';
import { getIn } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import { applyEdits } from './edits.ts';
import { setIn } from './expected-values.ts';
import { setValue } from './set-value.ts';
import { caseFactor } from '../../../tests/support/sample.ts';

/** One in this many strings is tested. */
const share = Math.max(Math.round(50 / caseFactor), 1);

/** Typical edits of a text: a word added at its end or in its middle, other words, or none. */
const changes: ((text: string) => string)[] = [
  (text) => `${text} Limestone`,
  (text) => text.replace(/\S+\s*$/, ''),
  (text) => text.replace(/ /, ' limestone, '),
  (text) => `Limestone: ${text}`,
  (text) => text.replace(/(\w+) (\w+)/, '$2, $1'),
];

test('changing a string only affects its own lines, and changing it back restores the exact text', () => {
  const files = ['pages', 'tests/fixtures'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => join(folder, name)),
  );
  let count = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const parsed = parseValue(text);
    for (const path of collectPaths(parsed)) {
      const old = getIn(parsed, path);
      if (typeof old !== 'string' || (count += 1) % share !== 0) continue;
      const value = changes[Math.floor(count / share) % changes.length]?.(old) ?? '';
      const changed = applyEdits(text, setValue(new Source(file, text), path, value));
      expect(parseValue(changed)).toEqual(setIn(parsed, path, value));
      const [before = '', behind = ''] = textAroundValue(text, path) ?? [];
      expect(changed.startsWith(before) && changed.endsWith(behind)).toBe(true);
      // YAML has several escapes for a NUL.
      if (styleAt(changed, path) !== styleAt(text, path) || old.includes('\0')) continue;
      expect(applyEdits(changed, setValue(new Source(file, changed), path, old))).toBe(text);
    }
  }
  expect(count).toBeGreaterThan(500);
}, 600_000);
