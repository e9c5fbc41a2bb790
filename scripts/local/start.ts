import { join } from 'node:path';
import { protectServer } from '../../infra/local/guard.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { readBrand } from '../../site-builder/client/brand-file.ts';
import { studioUrl } from '../../studio/address.ts';
import { BuildCache } from '../../site-builder/cache/build-cache.ts';
import { startDevServer } from '../../site-builder/dev/dev-server.ts';
import { buildStudio } from '../../site-builder/dev/studio/build-studio.ts';
import { cacheDir, faultFlag, pagesFlag, themeFlag } from '../flags.ts';
import { freePort } from './free-port.ts';
import { readReleaseMode } from './release-mode.ts';
import { watchSections } from './section-changes.ts';
import { startLocalBackend } from './local-backend.ts';
import { firstValue, portFrom, readFlags, exitWithError } from '../options.ts';
import { printProblems } from '../documents/print-problems.ts';
import { announceEmulators } from './emulators.ts';
import { untilStopped } from './until-stopped.ts';

const flags = readFlags('start', {
  pages: pagesFlag,
  port: { value: '3000', help: 'port of the site; the next free one when it is in use' },
  fault: faultFlag,
  theme: themeFlag,
});
const pagesDir = firstValue(flags.pages);
const port = await freePort(portFrom(firstValue(flags.port)));

const studioFolder = (): Promise<string> =>
  buildStudio(firstValue(flags.theme), new BuildCache(join(cacheDir, 'store')));
// Built beside all that follows, so that it is there when somebody opens it; an error is reported then.
const studio = studioFolder().catch(() => undefined);

// Read once, for the problems here and for the server.
const pictures = new ImageInfos();
const { site, problems } = await new SiteReader(pagesDir, { pictures }).read();
printProblems(problems);
if (!site)
  exitWithError(
    `${pagesDir}/_site.yaml must be right before the site can start; the lines above say what to correct.`,
    1,
  );
else {
  const backend = await startLocalBackend(site, await readBrand(firstValue(flags.theme)), port, flags.fault);
  announceEmulators(backend.environment);
  const server = await startDevServer({
    guard: protectServer,
    pagesDir,
    cacheDir,
    port,
    api: backend.apiUrl,
    themeFile: firstValue(flags.theme),
    studioFolder,
    pictures,
    release: await readReleaseMode(pagesDir),
  });
  watchSections(server.watcher, console.log);
  const address = `http://127.0.0.1:${port}`;
  await studio;
  console.log(`
  The Studio ${address}${studioUrl}/
  The site   ${address}/
  Mailbox    ${backend.mailboxUrl}/
  Edit       ${pagesDir}/*.yaml; a save is on the screen at once

  Ctrl+C ends it.`);
  untilStopped(() => Promise.all([server.close(), backend.stop()]));
}
