import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';

/**
 * The pages of a site as the preview of a change shows them: the answer to a form that was posted without scripts says
 * that nothing is sent here, in the words of the site document.
 */
export const previewOf = ({ preview }: Site, pages: Page[]): Page[] =>
  pages.map((page) =>
    page.route === '/not-sent'
      ? {
          ...page,
          title: preview.title,
          description: preview.text,
          sections: [{ type: 'hero', heading: preview.title, tagline: preview.text }],
        }
      : page,
  );
