import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Routes requests for the site to the AWS emulator with the original host name, and DNS queries to its name servers.
 * The KeyValueStore client prefixes the emulator's host name with the account.
 */
const reroute = `import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
dns.resolveNs = async () => ['ns-1.awsdns.test'];
dns.resolveCaa = async () => [];
syncBuiltinESMExports();
https.request = (url, { lookup, ...options }, answered) =>
  http.request(process.env.AWS_ENDPOINT_URL + new URL(url).pathname,
    { ...options, headers: { ...options.headers, 'x-site': new URL(url).host } }, answered);
const request = http.request;
http.request = (options, ...more) => {
  const isKeyValueStore = /\\.localhost$/.test(options.hostname ?? options.host ?? '');
  const here = { host: '127.0.0.1', hostname: '127.0.0.1' };
  const headers = { ...options.headers, host: '127.0.0.1:' + options.port };
  return request(isKeyValueStore ? { ...options, ...here, headers } : options, ...more);
};
syncBuiltinESMExports();`;

/** The machine from which a site is deployed. */
type Machine = {
  /** The packages of `infra/`, with the CDK emulator. */
  packages: string;
  /**
   * Returns the complete environment of a command: an npm that links packages instead of installing them, and routing
   * to the AWS emulator.
   */
  environmentOf: (aws: string) => NodeJS.ProcessEnv;
};

/**
 * Creates the machine. Packages are links to those of this checkout.
 * @param home an empty folder
 * @param modules packages that its npm links into a checkout
 */
export const createMachine = async (home: string, modules = resolve('node_modules')): Promise<Machine> => {
  const packages = join(home, 'packages');
  await mkdir(packages);
  for (const name of await readdir('infra/node_modules'))
    if (name !== 'aws-cdk') await symlink(resolve('infra/node_modules', name), join(packages, name));
  await mkdir(join(packages, 'aws-cdk/bin'), { recursive: true });
  await cp('infra/test/cloud/cdk-emulator.mjs', join(packages, 'aws-cdk/bin/cdk'));
  await writeFile(join(packages, 'aws-cdk/package.json'), '{"type":"module"}');
  const npm = `#!/bin/sh
[ "$1" = ci ] || exit 0
# What is for development stays out of production unless it is asked for.
case "$PWD $*" in *infra*|*--include=dev*) ;; *) mkdir node_modules; exit 0 ;; esac
case "$PWD" in */infra*) ln -s '${packages}' node_modules ;; *) ln -s '${modules}' node_modules ;; esac`;
  await mkdir(join(home, 'bin'));
  await writeFile(join(home, 'bin/npm'), npm);
  await chmod(join(home, 'bin/npm'), 0o755);
  const rerouteFile = join(home, 'reroute.mjs');
  await writeFile(rerouteFile, reroute);
  // For commands that run in this process; child processes load it by NODE_OPTIONS.
  await import(pathToFileURL(rerouteFile).href);
  const environmentOf = (aws: string) => ({
    PATH: `${join(home, 'bin')}:${process.env['PATH']}`,
    HOME: home,
    AWS_ENDPOINT_URL: aws,
    AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE: aws.replace('127.0.0.1', 'localhost'),
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    NODE_OPTIONS: `--import=${rerouteFile}`,
    NODE_NO_WARNINGS: '1',
  });
  return { packages, environmentOf };
};

/** Starts a Node script as a process; `kill` ends it with all of its children, as a lost connection does. */
export const startScript = (words: string[], options: { cwd: string; env: NodeJS.ProcessEnv }) => {
  // Its own process group, so that it can be ended with all of its children.
  const child = spawn(process.execPath, words, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return {
    ended: once(child, 'close').then(([status]) => ({ out, status: status as number | null })),
    kill: () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')),
  };
};
