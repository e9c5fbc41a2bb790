/** Label and target of a link. */
export type Link = { label: string; href: string };

/** One entry of a list: a card, a step, a question, a row, a figure. */
export type Entry = { text: string; hrefs: string[] };

/** The visible content of a section, independent of its markup. */
export type SectionSummary = {
  type: string;
  anchor: string;
  heading: string;
  /** Text outside of the entries. */
  own: string;
  entries: Entry[];
  links: Link[];
  /** Alternative texts of its images. */
  pictures: string[];
};

/** The visible content of a page, which is checked against the table of the specification. */
export type PageSummary = {
  route: string;
  title: string;
  description: string;
  /** Whether search engines may index it. */
  indexed: boolean;
  sections: SectionSummary[];
};

/** Returns all texts of a page. */
export const textOf = ({ sections }: PageSummary): string =>
  sections.flatMap(({ own, entries }) => [own, ...entries.map(({ text }) => text)]).join('\n');
