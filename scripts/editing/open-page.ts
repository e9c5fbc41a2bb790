import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { engineRoot } from '../../site-builder/engine.mjs';
import { freePort } from '../local/free-port.ts';

const usualPort = 3000;
const runner = join(engineRoot, 'scripts/run.mjs');

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Whether the development server of this site answers at an address. */
const answers = async (address: string): Promise<boolean> => {
  const response = await fetch(`${address}/data/_problems.json`).catch(() => undefined);
  return response?.ok === true;
};

const untilAnswers = async (address: string): Promise<void> => {
  while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 300));
};

const openInBrowser = (url: string): void => {
  const [command, ...words] = openers[process.platform] ?? ['xdg-open'];
  // Without a browser to open, the printed address has to do.
  spawn(command, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
};

/** Opens a page of the site in the browser; starts the site when it does not run yet. */
export const openPage = async (route: string, pagesDir: string): Promise<void> => {
  let address = `http://127.0.0.1:${usualPort}`;
  if (!(await answers(address))) {
    const port = await freePort(usualPort);
    address = `http://127.0.0.1:${port}`;
    const env = { ...process.env, NODE_ENV: 'development' };
    const flags = ['start', '--port', String(port), '--pages', pagesDir];
    const site = spawn(process.execPath, [runner, ...flags], { stdio: 'inherit', env });
    // A site that cannot start has said why.
    site.on('exit', (code) => process.exit(code ?? 0));
    // Ctrl+C is for the site, which ends by itself.
    process.on('SIGINT', () => undefined);
    await untilAnswers(address);
  }
  console.log(`  The page   ${address}${route}`);
  openInBrowser(address + route);
};
