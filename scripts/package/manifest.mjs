// Publishes `package.json` without its scripts, which work only in this repository, and with the pages of the repository
// that its field `repository` names, and as README the one for people who build sites: `prepack` writes them, and
// `postpack` restores the files. If packing was interrupted, Git has the former files.
import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

const [manifest, former, published] = ['package.json', '.cache/package.json', '.cache/published.json'];
const [readme, formerReadme] = ['README.md', '.cache/README.md'];

/** Returns the README for people who build sites, with links from the root of the package. */
const packageReadme = () =>
  readFileSync('docs/site/README.md', 'utf8').replaceAll(
    /\]\((?!https?:)([^)]+)\)/g,
    (_, target) => `](${posix.join('docs/site', target)})`,
  );

/** Returns the fields that name the repository; none while its owner has not filled it in. */
const repositoryFields = (repository) => {
  const page = repository.url.replace(/^git\+|\.git$/g, '');
  return page.includes('OWNER') ? {} : { repository, homepage: `${page}#readme`, bugs: `${page}/issues` };
};

if (process.argv[2] === 'restore') {
  renameSync(former, manifest);
  renameSync(formerReadme, readme);
} else {
  const { scripts: _, repository, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  mkdirSync('.cache', { recursive: true });
  copyFileSync(manifest, former);
  copyFileSync(readme, formerReadme);
  writeFileSync(readme, packageReadme());
  // Written by renaming, which is atomic, because other programs may read the manifest at the same time.
  writeFileSync(published, `${JSON.stringify({ ...rest, ...repositoryFields(repository) }, null, 2)}\n`);
  renameSync(published, manifest);
}
