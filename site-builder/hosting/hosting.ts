import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { FileWriter } from '../output/output-folder.ts';
import { securityHeaders } from './headers.ts';
import { writeHostFiles } from './host-files.ts';
import { collectRedirects } from './redirects.ts';

const hostingSchema = z.object({
  /** Origin of the site, without a slash at the end. */
  url: z.string(),
  /** Headers of every response. */
  headers: z.record(z.string(), z.string()),
  /** Permanent redirects: current routes by former route. */
  redirects: z.record(z.string(), z.string()),
});

/** How a built site is served. Both the preview server and the CloudFront deployment read it. */
export type Hosting = z.infer<typeof hostingSchema>;

/** The name begins with a dot because such files are never served. */
const file = '.site.json';

/** Returns how the site of these documents is served. */
export const createHosting = (site: Site, pages: Page[]): Hosting => ({
  url: site.facts.url,
  headers: securityHeaders(site),
  redirects: collectRedirects(pages),
});

/** Writes the hosting file and the configuration files of other hosts next to the pages. */
export const writeHosting = (site: Site, pages: Page[], out: FileWriter): void => {
  const hosting = createHosting(site, pages);
  out.write(file, `${JSON.stringify(hosting, null, 2)}\n`);
  writeHostFiles(hosting, pages, out);
};

/**
 * Reads the hosting file of a built site.
 * @throws Error if the folder contains no built site
 */
export const readHosting = async (root: string): Promise<Hosting> =>
  hostingSchema.parse(JSON.parse(await readFile(join(root, file), 'utf8')));
