import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installPackages } from './debian.ts';
import { findOnPath, isExecutable } from './installed-program.ts';

const findInstalledNginx = (): string | undefined =>
  findOnPath('nginx') ?? ['/usr/sbin/nginx'].find(isExecutable);

/**
 * Returns the path of nginx, against which the generated configuration is tested. In CI it is required and installed from
 * Debian if it is missing; on other machines these tests are skipped without it.
 * @returns the path, or undefined if nginx is not installed
 * @throws Error with instructions if it cannot be installed in CI
 */
export const findNginx = (): string | undefined => {
  const found = findInstalledNginx();
  if (found || !process.env['CI']) return found;
  const installed = installPackages('nginx-light') ? findInstalledNginx() : undefined;
  if (!installed) throw new Error('No nginx was found. Install version 1.18 or later.');
  return installed;
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/**
 * Serves a built site with nginx and the configuration that the build has written.
 * @param program path of nginx
 * @param root folder of the built site
 * @returns the URL of the server, and a function that stops it
 */
export const startNginx = async (
  program: string,
  root: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const configuration = `daemon off; pid ${folder}/pid; error_log ${folder}/errors;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off; ${temporary}
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}/.nginx.conf; }
}
`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const args = ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const responds = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await responds())) {
    if (server.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};
