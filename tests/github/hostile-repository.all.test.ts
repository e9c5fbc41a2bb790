import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteChecker } from '../../documents/check/check-site.ts';
import { formatProblemLine } from '../../documents/problems/format-problem.ts';
import { parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { openStore } from '../support/github/editor-store.ts';
import { startGitHub } from '../support/github/emulator.ts';
import { addStrayNames, createHostileFiles } from '../support/github/hostile-files.ts';

let github: Awaited<ReturnType<typeof startGitHub>>;
beforeAll(async () => {
  const files = createHostileFiles(5000).set('pages/media/huge.png', Buffer.alloc(100_000_000));
  github = await startGitHub(files);
  await addStrayNames(github.world.repository);
});
afterAll(() => github.close());

test('a malicious repository is read, and its problems are reported', async () => {
  const { world, url } = github;
  const listed = await world.repository.text(['ls-tree', '-r', '--name-only', 'main']);
  expect(listed).toContain('pages/../secret.yaml');
  const { store } = await openStore(url, 'anna');
  const { content } = await store.read();

  const names = [...content.keys()];
  expect(names.filter((name) => /secret|link/.test(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('notes/'))).toHaveLength(5000);

  const { reading, repository } = store.parts;
  const files = await repository.files((await repository.heads()).accepted);
  const huge = files.get('media/huge.png') ?? { sha: '', mode: '', size: 0 };
  const line = await reading.readText('media/huge.png', huge);
  expect(parseImageInfo('huge.png', line ?? '')).toMatchObject({
    fault: { message: 'has 100 MB, but the maximum is 50 MB' },
  });
  expect(world.calls.join()).not.toContain(huge.sha);

  const own = [...content].filter(([name]) => !name.startsWith('notes/'));
  const { problems } = await new SiteChecker({}).check(new Map(own));
  const lines = problems.filter(({ file }) => file.endsWith('bomb.yaml')).map(formatProblemLine);
  expect(lines[0]).toContain('has a special meaning in YAML, which documents do not support');
});
