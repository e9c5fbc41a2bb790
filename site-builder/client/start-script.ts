import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { scriptTargets } from '../../renderer/oldest-browsers.ts';
import { engineRoot, sourceFile } from '../engine.mjs';
import { startScriptHashes } from './start-script-hashes.ts';

const source = join(engineRoot, sourceFile('renderer/browser/start'));
const list = 'site-builder/client/start-script-hashes.ts';

const bundle = async (): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: scriptTargets,
    define: { 'import.meta.env.DEV': 'false' },
    logLevel: 'error',
  });
  return (outputFiles[0]?.text ?? '').trim();
};

/**
 * The text of the one script that stands in every page.
 * @throws when the content security policy would keep a browser from running it
 */
export const startScript = async (): Promise<string> => {
  const script = await bundle();
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  if (!startScriptHashes.includes(hash))
    throw new Error(`The start script has changed: add '${hash}' as the first entry of ${list}.`);
  return script;
};
