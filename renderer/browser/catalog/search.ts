/** Normalizes text for comparison: lower case, without accents. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const formatCount = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** An element that the search shows or hides: a section type or a type of problem. */
type Item = { element: HTMLElement; text: string };

const collectItems = (root: Document, selector: string): Item[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    element,
    text: normalize(element.textContent ?? ''),
  }));

/** Shows the items that contain every word and hides the others. @returns the number of shown items */
const filterItems = (items: Item[], words: string[]): number =>
  items.filter(({ element, text }) => {
    element.hidden = !words.every((word) => text.includes(word));
    return !element.hidden;
  }).length;

/** Makes the search field of the catalog filter section types and problems by all its words. */
export const searchIn = (root: Document): void => {
  const field = root.querySelector<HTMLInputElement>('search input');
  const status = root.querySelector('search [role=status]');
  const problems = root.getElementById('problems');
  const entries = collectItems(root, 'article:not(#problems)');
  const rows = collectItems(root, '#problems tr');
  if (!field || !status || !problems) return;
  const search = () => {
    const words = normalize(field.value).split(/\s+/).filter(Boolean);
    const [sections, kinds] = [filterItems(entries, words), filterItems(rows, words)];
    problems.hidden = kinds === 0;
    for (const link of root.querySelectorAll<HTMLAnchorElement>('nav a'))
      link.hidden = root.querySelector<HTMLElement>(link.hash)?.hidden === true;
    const found = `${formatCount(sections, 'section type')}, ${formatCount(kinds, 'problem')}`;
    status.textContent = words.length === 0 ? '' : sections + kinds === 0 ? 'No matches.' : found;
  };
  field.addEventListener('input', search);
  // The browser restores the search text on back navigation.
  search();
};
