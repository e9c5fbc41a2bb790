/** Words as they are compared: without capitals and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What is shown or hidden: a section type or a kind of problem, with its words. */
type Item = { element: HTMLElement; text: string };

const itemsOf = (root: Document, selector: string): Item[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    element,
    text: plain(element.textContent ?? ''),
  }));

/** Shows what holds every word. @returns how many are shown */
const narrow = (items: Item[], words: string[]): number =>
  items.filter(({ element, text }) => {
    element.hidden = !words.every((word) => text.includes(word));
    return !element.hidden;
  }).length;

/** Lets the search field of the catalogue show the section types and problems that hold every word of it. */
export const searchIn = (root: Document): void => {
  const field = root.querySelector<HTMLInputElement>('search input');
  const status = root.querySelector('search [role=status]');
  const problems = root.getElementById('problems');
  const entries = itemsOf(root, 'article:not(#problems)');
  const rows = itemsOf(root, '#problems tr');
  if (!field || !status || !problems) return;
  const search = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const [sections, kinds] = [narrow(entries, words), narrow(rows, words)];
    problems.hidden = kinds === 0;
    for (const link of root.querySelectorAll<HTMLAnchorElement>('nav a'))
      link.hidden = root.querySelector<HTMLElement>(link.hash)?.hidden === true;
    const found = `${counted(sections, 'section type')}, ${counted(kinds, 'problem')}`;
    status.textContent =
      words.length === 0 ? '' : sections + kinds === 0 ? 'Nothing has these words.' : found;
  };
  field.addEventListener('input', search);
  // A browser that goes back keeps what was typed.
  search();
};
