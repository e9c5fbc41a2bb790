import { mkdirSync, readFileSync } from 'node:fs';
import { parseMessage } from '../../leads/lead-message.ts';
import { composeMail } from '../../leads/mail/compose.ts';
import type { Site } from '../../schema/site.ts';
import { createLeadCopy } from '../../scripts/lead-copy.ts';
import { exampleAssets } from '../support/sites/example-assets.ts';
import { createPageRenderer } from '../../renderer/server/render-page.tsx';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import { createHosting } from '../../site-builder/hosting/hosting.ts';
import { ImageLibrary } from '../../site-builder/images/image-library.ts';
import { createPageData } from '../../renderer/page-data.ts';
import { FileWriter } from '../../site-builder/output/output-folder.ts';
import { writeSearchFiles } from '../../site-builder/hosting/search-files.ts';

/** Everything that is generated from the documents of a site: pages, headers, files for search engines, mail. */
export type Outputs = {
  url: string;
  /** HTML of the pages by route, and of the mail. */
  markup: Map<string, string>;
  hosting: ReturnType<typeof createHosting>;
  robots: string;
  sitemap: string;
  subject: string;
};

const lead = parseMessage(
  JSON.stringify({
    id: '0123456789abcdef0123',
    receivedAt: '2026-03-15T12:00:00.000Z',
    suspectedSpam: true,
    lead: {
      type: 'estimate',
      name: 'Ann',
      email: '',
      phone: '',
      zipCode: '92626',
      message: 'A floor.',
      rooms: ['kitchen', 'bathroom', 'hard-surfaces', 'other'],
    },
  }),
);

/** Generates all outputs of a site. */
export const createOutputs = async (
  {
    site,
    pages,
    forms,
    images: pictures,
  }: Pick<SiteCheckResult, 'pages' | 'forms' | 'images'> & { site: Site },
  { pagesDir, out }: { pagesDir: string; out: string },
): Promise<Outputs> => {
  const render = await createPageRenderer(site, exampleAssets);
  const library = new ImageLibrary(pictures);
  mkdirSync(out, { recursive: true });
  await writeSearchFiles(site, pages, pagesDir, new FileWriter(out));
  const mail = composeMail(lead, createLeadCopy(site, forms), { archived: false, withReply: true });
  const rendered = pages.map((page): [string, string] => [
    page.route,
    render(createPageData(site, page, library)),
  ]);
  return {
    url: site.facts.url,
    markup: new Map([...rendered, ['the mail', mail.html]]),
    hosting: createHosting(site, pages),
    robots: readFileSync(`${out}/robots.txt`, 'utf8'),
    sitemap: readFileSync(`${out}/sitemap.xml`, 'utf8'),
    subject: mail.subject,
  };
};
