import { join } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { protectServer } from '../../infra/local/guard.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { studioUrl } from '../../studio/address.ts';
import { BuildCache } from '../../site-builder/cache/build-cache.ts';
import { loadImageInfos } from '../../site-builder/cache/image-infos.ts';
import { startDevServer } from '../../site-builder/dev/dev-server.ts';
import { FolderWatcher } from '../../site-builder/dev/folder-watcher.ts';
import { isPackage } from '../../site-builder/engine.mjs';
import { buildStudio } from '../../site-builder/dev/studio/build-studio.ts';
import { freePort } from './free-port.ts';
import { watchForms } from './form-changes.ts';
import { watchSections } from './section-changes.ts';
import { startLocalBackend } from './local-backend.ts';
import { createCommand, exitWithError, parsePort, parseOptions } from '../cli.ts';
import { cacheDir, faultOption, mailPortOption, pagesOption } from '../shared-options.ts';
import { printProblems } from '../documents/print-problems.ts';
import { announceEmulators } from './emulators.ts';
import { untilStopped } from './until-stopped.ts';

const {
  pages: pagesDir,
  port: wantedPort,
  mailPort,
  fault,
  hosted,
} = parseOptions(
  createCommand('start', ['', '--port 8080', '--fault ses=throttle'])
    .addOption(pagesOption)
    .option('--port <number>', 'port of the site, or the next free one', parsePort, 3000)
    .addOption(mailPortOption)
    .addOption(faultOption)
    .addOption(
      new Option(
        '--hosted [repository]',
        'show the hosted Studio instead of the site: with a GitHub emulator, or with a repository such as mason/site',
      ).hideHelp(isPackage),
    ),
);
const port = await freePort(wantedPort);

/** Starts the site, the Studio on its folder, and the emulators of the backend. */
const startSite = async (): Promise<void> => {
  // The image metadata is shared, so that images are inspected only once, for the printed problems and for the server.
  const imageInfos = loadImageInfos(cacheDir);
  const watcher = await FolderWatcher.open(pagesDir);
  const reader = new SiteReader(pagesDir, { pictures: imageInfos });
  const { site, forms, problems } = await reader.read();
  await imageInfos.save();
  printProblems(problems);
  if (!site)
    return exitWithError(
      `${pagesDir}/_site.yaml or ${pagesDir}/_brand.yaml has errors. Fix the errors above and start again.`,
      1,
    );
  const studioFolder = () => buildStudio(site.brand, new BuildCache(join(cacheDir, 'store')));
  // The Studio is built while the server starts. An error of this build is reported when the Studio is opened.
  const studio = studioFolder().catch(() => undefined);
  const backend = await startLocalBackend({ site, forms }, port, { mailPort, fault });
  announceEmulators({ ...backend.environment, SITE_TIME_ZONE: site.facts.timeZone });
  const server = await startDevServer({
    guard: protectServer,
    pagesDir,
    watcher,
    cacheDir,
    port,
    api: backend.apiUrl,
    studioFolder,
    imageInfos,
    print: console.log,
  });
  await watchSections(console.log);
  watchForms(watcher, reader, backend.update);
  const origin = `http://127.0.0.1:${port}`;
  await studio;
  console.log(`
  The Studio ${origin}${studioUrl}/
  The site   ${origin}/
  Mailbox    ${backend.mailboxUrl}/
  Edit       ${pagesDir}/*.yaml; the browser shows every saved change

  Press Ctrl+C to stop.`);
  untilStopped(() => Promise.all([server.close(), backend.stop()]));
};

if (hosted !== undefined) {
  if (isPackage) exitWithError('--hosted needs the tests of the engine, which the package does not contain.');
  const { startHostedStudio } = await import('../../tests/support/github/hosted-studio.ts');
  const repository = hosted === true ? undefined : hosted;
  const { lines, close } = await startHostedStudio({ pagesDir, port, repository });
  console.log(['', ...lines, '', '  Press Ctrl+C to stop.'].join('\n'));
  untilStopped(close);
} else await startSite();
