import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ReleaseInputs } from '../../infra/release-inputs.ts';
import type { NamedStage } from '../../infra/stage/stage.ts';
import { marker, markerText } from '../../site-builder/output/marker.ts';
import { useScratchSite } from '../../tests/support/sites/use-scratch-site.ts';
import { prepareRelease } from './prepare-release.ts';
import { describeCheckout, readPreparedRelease, writePreparedRelease } from './prepared-release.ts';

// The functions are bundled, and run, by the tests of deployments (`infra/ops`).
vi.mock('../../lambda/build.ts', () => ({ buildDeployedFunctions: async () => ({}) }));

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'prepared-'))));
afterAll(() => rm(folder, { recursive: true }));

test('a prepared release has the files and data of the build, and is refused for another version', async () => {
  const from = join(folder, 'from');
  await mkdir(from);
  await writeFile(join(from, 'index.html'), '<p>');
  await writeFile(join(from, marker), markerText({ files: ['index.html'], kept: [] }));
  const built = async () => ({ folder: from, files: {} });
  const bundles = { ingest: from, sender: from, watch: from, weekly: from };
  const inputs = {
    version: describeCheckout(),
    leftOut: ['x'],
    bundles,
    buildPages: built,
    buildStudio: built,
  };
  const out = join(folder, 'out');
  await writePreparedRelease(out, { studio: {} } as NamedStage, inputs as unknown as ReleaseInputs);
  const read = await readPreparedRelease(out);
  expect(read.leftOut).toEqual(['x']);
  for (const { folder: copy, files } of [
    await read.buildPages(),
    await read.buildStudio({ domain: '', repository: '' }),
  ])
    expect([await readFile(join(copy, 'index.html'), 'utf8'), Object.keys(files)]).toEqual([
      '<p>',
      ['index.html'],
    ]);
  expect(await readFile(join(read.bundles.weekly, 'index.html'), 'utf8')).toBe('<p>');
  await writeFile(join(out, 'release.json'), '{"version":"v0"}');
  await expect(readPreparedRelease(out)).rejects.toThrow('was prepared from v0');
});

const site = useScratchSite();

test('a live stage is refused with examples, and with a version that was published before they are listed', async () => {
  site.edit('_site.yaml', '\nclaims:', '\nexampleClaims: [since]\nclaims:');
  const stage = { pages: site.pagesDir, live: true } as NamedStage;
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const refused = (await prepareRelease(stage, 'stages.yaml')).placeholderFacts;
  expect(refused).toContainEqual(expect.stringContaining('"since" is an example'));
  const accepted = (await prepareRelease(stage, 'stages.yaml', true)).placeholderFacts;
  expect(accepted).not.toContainEqual(expect.stringContaining('"since"'));
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^! Live, but .*\n.*"since" is an example/));
  log.mockRestore();
});
