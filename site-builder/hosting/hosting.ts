import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { FileWriter } from '../output/output-folder.ts';
import { securityHeaders } from './headers.ts';
import { collectRedirects } from './redirects.ts';

const hosting = z.object({
  /** Address of the site, without a slash at its end. */
  url: z.string(),
  /** Headers of every answer. */
  headers: z.record(z.string(), z.string()),
  /** Former addresses that a server answers itself, each with the address that it leads to for good. */
  redirects: z.record(z.string(), z.string()),
});

/** How a site wants to be served. Preview and CloudFront both take it from here. */
type Hosting = z.infer<typeof hosting>;

/** Its name begins with a dot, and no such file is ever served. */
const file = '.site.json';

/** How the site of some documents wants to be served. */
export const createHosting = ({ facts, imageHosts = [] }: Site, pages: Page[]): Hosting => ({
  url: facts.url,
  headers: securityHeaders(imageHosts),
  redirects: collectRedirects(pages),
});

/** Writes it beside the pages. */
export const writeHosting = (site: Site, pages: Page[], out: FileWriter): void =>
  out.write(file, `${JSON.stringify(createHosting(site, pages), null, 2)}\n`);

/**
 * Reads what a build wrote.
 * @throws when the folder holds no built site
 */
export const readHosting = async (root: string): Promise<Hosting> =>
  hosting.parse(JSON.parse(await readFile(join(root, file), 'utf8')));
