/** The words on a link and where it leads. */
export type Link = { label: string; href: string };

/** One entry of a list: a card, a step, a question, a row, a figure. */
export type Entry = { title: string; text: string; hrefs: string[] };

/** What a section shows, however it was written or drawn. */
export type SectionSummary = {
  type: string;
  anchor: string;
  heading: string;
  /** Its text outside the entries. */
  own: string;
  entries: Entry[];
  links: Link[];
  /** The alternative texts of its pictures. */
  pictures: string[];
};

/** What a page shows. The table of the specification is a set of questions to this. */
export type PageSummary = {
  route: string;
  title: string;
  description: string;
  /** Whether search engines may show it. */
  indexed: boolean;
  sections: SectionSummary[];
};

/** The texts of a page: of each entry, and of each section besides its entries. */
export const textOf = ({ sections }: PageSummary): string =>
  sections.flatMap(({ own, entries }) => [own, ...entries.map(({ text }) => text)]).join('\n');
