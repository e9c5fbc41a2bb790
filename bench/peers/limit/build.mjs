// The lower limit for a build: template literals, inline CSS, no scripts. Reads the same YAML and writes the same pages.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { fileOf, pagesDir, placePage, publicDir } from '../shared/site.mjs';
import { drawPage } from './page.mjs';

const out = process.env.BENCH_OUT ?? 'dist';
rmSync(out, { recursive: true, force: true });
cpSync(publicDir, out, { recursive: true });
for (const file of readdirSync(pagesDir)) {
  if (!file.endsWith('.yaml') || file.startsWith('_')) continue;
  const name = file.slice(0, -'.yaml'.length);
  const target = join(out, fileOf(name));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, drawPage(placePage(parse(readFileSync(join(pagesDir, file), 'utf8'))), name));
}
