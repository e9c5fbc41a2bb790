import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { protectServer } from '../../infra/local/guard.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { readBrand } from '../../site-builder/client/brand-file.ts';
import { startPreview } from '../../site-builder/preview/preview-server.ts';
import { faultFlag, outFlag, pagesFlag, themeFlag } from '../flags.ts';
import { freePort } from './free-port.ts';
import { startLocalBackend } from './local-backend.ts';
import { firstValue, portFrom, readFlags, exitWithError } from '../options.ts';
import { announceEmulators } from './emulators.ts';
import { untilStopped } from './until-stopped.ts';

const flags = readFlags('preview', {
  pages: pagesFlag,
  out: { ...outFlag, help: 'folder of the built site' },
  port: { value: '4000', help: 'port of the site; the next free one when it is in use' },
  fault: faultFlag,
  theme: themeFlag,
});
const root = firstValue(flags.out);
if (!existsSync(join(root, '.site.json')))
  exitWithError(`There is no built site in ${root}. Run npm run build first.`, 1);

const { site } = await new SiteReader(firstValue(flags.pages)).read();
if (!site) exitWithError('_site.yaml has errors; npm run check says which.', 1);
else {
  const port = await freePort(portFrom(firstValue(flags.port)));
  const backend = await startLocalBackend(site, await readBrand(firstValue(flags.theme)), port, flags.fault);
  announceEmulators(backend.environment);
  const server = await startPreview({ guard: protectServer, root, port, api: backend.apiUrl });
  console.log(`
  The built site   http://127.0.0.1:${port}/
  Mailbox          ${backend.mailboxUrl}/

  Ctrl+C ends it.`);
  untilStopped(() => Promise.all([new Promise((resolve) => server.close(resolve)), backend.stop()]));
}
