import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { engineRoot } from '../../site-builder/engine.mjs';
import { freePort } from '../local/free-port.ts';

const defaultPort = 3000;
const runner = join(engineRoot, 'scripts/run.mjs');

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Whether the development server of this site runs at a URL. */
const isRunning = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/data/_status.json`).catch(() => undefined);
  return response?.ok === true;
};

const waitUntilRunning = async (url: string): Promise<void> => {
  while (!(await isRunning(url))) await new Promise((resolve) => setTimeout(resolve, 300));
};

const openInBrowser = (url: string): void => {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  // If no browser can be opened, the user follows the printed URL.
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
};

/** Opens a page of the site in the browser; starts the site if it is not running. */
export const openPage = async (route: string, pagesDir: string): Promise<void> => {
  let origin = `http://127.0.0.1:${defaultPort}`;
  if (!(await isRunning(origin))) {
    const port = await freePort(defaultPort);
    origin = `http://127.0.0.1:${port}`;
    const env = { ...process.env, NODE_ENV: 'development' };
    const flags = ['start', '--port', String(port), '--pages', pagesDir];
    const site = spawn(process.execPath, [runner, ...flags], { stdio: 'inherit', env });
    // If the site fails to start, it has printed the reason.
    site.on('exit', (code) => process.exit(code ?? 0));
    // The site handles Ctrl+C, and this process exits with it.
    process.on('SIGINT', () => undefined);
    await waitUntilRunning(origin);
  }
  console.log(`  The page   ${origin}${route}`);
  openInBrowser(origin + route);
};
