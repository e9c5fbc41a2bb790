import { guard } from '../../infra/local/guard.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { PictureFacts } from '../../documents/node/pictures/picture-facts.ts';
import { readBrand } from '../../site-builder/client/brand-file.ts';
import { studioUrl } from '../../studio/address.ts';
import { startDevServer } from '../../site-builder/dev/dev-server.ts';
import { cacheDir, faultFlag, pagesFlag, themeFlag } from '../flags.ts';
import { freePort } from './free-port.ts';
import { startLocalBackend } from './local-backend.ts';
import { only, portFrom, readFlags, stop } from '../options.ts';
import { printProblems } from '../documents/print-problems.ts';
import { announceEmulators } from './emulators.ts';
import { untilStopped } from './until-stopped.ts';

const flags = readFlags('start', {
  pages: pagesFlag,
  port: { value: '3000', help: 'port of the site; the next free one when it is in use' },
  fault: faultFlag,
  theme: themeFlag,
});
const pagesDir = only(flags.pages);
const port = await freePort(portFrom(only(flags.port)));

// Read once, for the problems here and for the server.
const pictures = new PictureFacts();
const { site, problems } = await new SiteReader(pagesDir, { pictures }).read();
printProblems(problems);
if (!site)
  stop(
    `${pagesDir}/_site.yaml must be right before the site can start; the lines above say what to correct.`,
    1,
  );
else {
  const backend = await startLocalBackend(site, await readBrand(only(flags.theme)), port, flags.fault);
  announceEmulators(backend.environment);
  const server = await startDevServer({
    guard,
    pagesDir,
    cacheDir,
    port,
    api: backend.apiUrl,
    themeFile: only(flags.theme),
    pictures,
  });
  const address = `http://127.0.0.1:${port}`;
  console.log(`
  The Studio ${address}${studioUrl}/
  The site   ${address}/
  Mailbox    ${backend.mailboxUrl}/
  Edit       ${pagesDir}/*.yaml; a save is on the screen at once

  Ctrl+C ends it.`);
  // The Studio is built while nobody waits for it; what goes wrong there is told when it is opened.
  fetch(`${address}${studioUrl}/`).catch(() => undefined);
  untilStopped(() => Promise.all([server.close(), backend.stop()]));
}
