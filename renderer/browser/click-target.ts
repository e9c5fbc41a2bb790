/** What was clicked on a page, as it stands there. */
export type ClickTarget = {
  /** Which of the sections of the page; nothing for header and footer. */
  section: number | undefined;
  isPicture: boolean;
  /** The words that were clicked, or the address of the picture. */
  words: string;
  /** Which of several equal ones of that section, counted from 0. */
  occurrence: number;
};

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Every section of the page, from top to bottom. */
export const sectionsOfPage = (): Element[] => [...document.querySelectorAll('[data-section]')];

/** The innermost elements with the same words, in the order of the page. */
const alike = (within: Element, words: string): Element[] =>
  [...within.querySelectorAll('*')].filter(
    (element) =>
      wordsOf(element) === words && ![...element.children].some((child) => wordsOf(child) === words),
  );

/** The picture that is meant by a click on something. */
export const pictureAt = (target: Element): HTMLImageElement | null =>
  target.closest('img') ?? target.querySelector(':scope > img, :scope > picture > img');

const pictureClicked = (
  picture: HTMLImageElement,
  within: Element,
): Pick<ClickTarget, 'words' | 'occurrence'> => {
  const words = picture.getAttribute('src') ?? '';
  const all = [...within.querySelectorAll('img')].filter((one) => one.getAttribute('src') === words);
  return { words, occurrence: all.indexOf(picture) };
};

/** What lies below something that shows nothing itself, such as the shade over a picture. */
const below = ({ clientX, clientY }: Point, shade: Element): Element =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLImageElement || wordsOf(element) !== '') ?? shade;

/** Tells a click on the page as words: the document knows where they are written. @param point where it was, if anywhere */
export const describeClick = (clicked: Element, point?: Point): ClickTarget => {
  const target = point && wordsOf(clicked) === '' ? below(point, clicked) : clicked;
  const frame = target.closest('[data-section]');
  const index = frame ? sectionsOfPage().indexOf(frame) : -1;
  const section = index < 0 ? undefined : index;
  const within = frame ?? document.body;
  const picture = pictureAt(target);
  if (picture) return { section, isPicture: true, ...pictureClicked(picture, within) };
  const words = wordsOf(target);
  const occurrence = alike(within, words).findIndex((one) => one.contains(target) || target.contains(one));
  return { section, isPicture: false, words, occurrence: Math.max(occurrence, 0) };
};
