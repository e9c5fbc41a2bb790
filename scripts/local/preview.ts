import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { protectServer } from '../../infra/local/guard.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { startPreview } from '../../site-builder/preview/preview-server.ts';
import { freePort } from './free-port.ts';
import { startLocalBackend } from './local-backend.ts';
import { createCommand, exitWithError, parsePort, parseOptions } from '../cli.ts';
import { faultOption, mailPortOption, pagesOption } from '../shared-options.ts';
import { announceEmulators } from './emulators.ts';
import { untilStopped } from './until-stopped.ts';

const {
  pages,
  out,
  port: wantedPort,
  mailPort,
  fault,
} = parseOptions(
  createCommand('preview', ['', '--port 8080', '--fault ses=throttle'])
    .addOption(pagesOption)
    .option('--out <folder>', 'folder of the built site', 'dist')
    .option('--port <number>', 'port of the site, or the next free one', parsePort, 4000)
    .addOption(mailPortOption)
    .addOption(faultOption),
);
if (!existsSync(join(out, '.site.json')))
  exitWithError(`There is no built site in ${out}. Run npm run build first.`, 1);

const { site, forms } = await new SiteReader(pages).read();
if (!site) exitWithError('_site.yaml or _brand.yaml has errors; npm run check lists them.', 1);
else {
  const port = await freePort(wantedPort);
  const backend = await startLocalBackend({ site, forms }, port, { mailPort, fault });
  announceEmulators({ ...backend.environment, SITE_TIME_ZONE: site.facts.timeZone });
  const server = await startPreview({ guard: protectServer, root: out, port, api: backend.apiUrl });
  console.log(`
  The built site   http://127.0.0.1:${port}/
  Mailbox          ${backend.mailboxUrl}/

  Press Ctrl+C to stop.`);
  untilStopped(() => Promise.all([new Promise((resolve) => server.close(resolve)), backend.stop()]));
}
