import { join } from 'node:path';
import { builders } from '../build/builders.ts';
import { measure } from '../build/run.ts';
import { prepareSite } from '../build/sites.ts';

/** Number of pages of the generated site. Each is a service page with about 800 words. */
const size = 40;

/**
 * Builds the same generated pages with this product and with each peer.
 * @returns the output folders by the name of the product
 */
export const buildAll = async (scratch: string): Promise<Record<string, string>> => {
  const generated = await prepareSite(scratch, size);
  const folders: Record<string, string> = {};
  for (const { name, build } of builders) {
    const out = join(scratch, `built-${name.replaceAll(' ', '-').toLowerCase()}`);
    await measure(build(generated, out), scratch);
    folders[name] = out;
  }
  return folders;
};
