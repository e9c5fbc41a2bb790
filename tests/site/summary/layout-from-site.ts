import type { Site } from '../../../schema/site.ts';
import type { LayoutSummary } from './layout-from-html.ts';

type Line = { text: string; href?: string | undefined };
const lineOf = ({ text, href = '' }: Line) => ({ label: text, href });

/** What is around the content of every page, read from the document of the site. */
export const layoutOf = ({ topBar, header, footer }: Site): LayoutSummary => {
  const categories = header.menu.flatMap(({ categories = [] }) => categories);
  return {
    topBar: topBar.map(lineOf),
    logos: { header: [header.homeLabel], footer: [header.homeLabel] },
    menu: header.menu.map(({ label, href }) => ({ label, href })),
    categories: categories.map(({ label, links }) => ({ label, links, pictures: 1 })),
    buttons: [header.call, header.estimate],
    phoneMenu: {
      top: header.menu.map(({ label }) => label),
      categories: categories.map(({ label, links }) => ({ label, links })),
      all: header.menu.flatMap(({ categories, all, label, href }) =>
        categories ? [{ label: all ?? label, href }] : [],
      ),
    },
    tagline: footer.tagline,
    columns: [
      ...footer.columns.map(({ heading, links }) => ({ label: heading, links })),
      { label: footer.contact.heading, links: footer.contact.lines.map(lineOf) },
    ],
    copyright: `© ${new Date().getFullYear()} ${footer.copyright}`,
    lastLine: footer.links ?? [],
  };
};
