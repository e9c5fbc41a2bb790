// Publishes `package.json` without its scripts, which work only in this repository, and with the pages of the repository
// that its field `repository` names: `prepack` writes it, and `postpack` restores the file. If packing was interrupted,
// Git has the former file.
import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const [manifest, former, published] = ['package.json', '.cache/package.json', '.cache/published.json'];

/** Returns the fields that name the repository; none while its owner has not filled it in. */
const repositoryFields = (repository) => {
  const page = repository.url.replace(/^git\+|\.git$/g, '');
  return page.includes('OWNER') ? {} : { repository, homepage: `${page}#readme`, bugs: `${page}/issues` };
};

if (process.argv[2] === 'restore') {
  renameSync(former, manifest);
} else {
  const { scripts: _, repository, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  mkdirSync('.cache', { recursive: true });
  copyFileSync(manifest, former);
  // Written by renaming, which is atomic, because other programs may read the manifest at the same time.
  writeFileSync(published, `${JSON.stringify({ ...rest, ...repositoryFields(repository) }, null, 2)}\n`);
  renameSync(published, manifest);
}
