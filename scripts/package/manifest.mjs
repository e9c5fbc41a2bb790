// Publishes `package.json` without its scripts, which work only in this repository: `prepack` removes them, and `postpack`
// restores the file. If packing was interrupted, Git has the former file.
import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const [manifest, former, published] = ['package.json', '.cache/package.json', '.cache/published.json'];

if (process.argv[2] === 'restore') {
  renameSync(former, manifest);
} else {
  const { scripts: _, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  mkdirSync('.cache', { recursive: true });
  copyFileSync(manifest, former);
  // Written by renaming, which is atomic, because other programs may read the manifest at the same time.
  writeFileSync(published, `${JSON.stringify(rest, null, 2)}\n`);
  renameSync(published, manifest);
}
