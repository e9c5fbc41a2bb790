import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../bench/content/make-site.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { formatProblemLine } from '../../documents/problems/format-problem.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the sites that the benchmarks generate from the pages of this site have no errors', async () => {
  await makeSite({ from: 'pages', to: folder, pages: 40 });
  const { problems } = await new SiteReader(folder).read();
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect([...new Set(errors.map((problem) => formatProblemLine(problem)))].slice(0, 10)).toEqual([]);
});
