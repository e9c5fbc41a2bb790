import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/run.ts';

const file = join(root, 'docs/performance.md');

/**
 * Replaces the table in docs/performance.md between `<!-- name -->` and `<!-- /name -->`.
 * @param name name of the part; it is appended if it does not exist yet
 */
export const writePerformance = (name: string, table: string): void => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n';
  const part = `${begin}\n\n${table.trim()}\n\n${end}`;
  const start = text.indexOf(begin);
  const next =
    start < 0
      ? `${text.trimEnd()}\n\n${part}\n`
      : text.slice(0, start) + part + text.slice(text.indexOf(end) + end.length);
  writeFileSync(file, next);
};
