/** What was clicked on a page, as displayed. */
export type ClickTarget = {
  /** Index of the section on the page; undefined for header and footer. */
  section: number | undefined;
  isImage: boolean;
  /** The clicked text, or the URL of the clicked image. */
  words: string;
  /** Index among the elements of the section with the same text or image, from 0. */
  occurrence: number;
};

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

const visibleText = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the elements of all sections of the page, from top to bottom. */
export const getSectionElements = (): Element[] => [...document.querySelectorAll('[data-section]')];

/** Returns the innermost elements with the given text, in document order. */
const findByText = (within: Element, words: string): Element[] =>
  [...within.querySelectorAll('*')].filter(
    (element) =>
      visibleText(element) === words && ![...element.children].some((child) => visibleText(child) === words),
  );

/** Returns the image that a click on `target` refers to, or null. */
export const findImageAt = (target: Element): HTMLImageElement | null =>
  target.closest('img') ?? target.querySelector(':scope > img, :scope > picture > img');

const describeImage = (
  image: HTMLImageElement,
  within: Element,
): Pick<ClickTarget, 'words' | 'occurrence'> => {
  const words = image.getAttribute('src') ?? '';
  const sameImages = [...within.querySelectorAll('img')].filter((img) => img.getAttribute('src') === words);
  return { words, occurrence: sameImages.indexOf(image) };
};

/** Returns the first element with text or an image at a point, to look through overlays such as the gradient on an image. */
const findContentAt = ({ clientX, clientY }: Point, overlay: Element): Element =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLImageElement || visibleText(element) !== '') ?? overlay;

/** Describes a click by its text or image, from which the source line can be found. @param point position of the click, if known */
export const describeClick = (clicked: Element, point?: Point): ClickTarget => {
  // A click on an icon refers to its button, not to what is behind the icon.
  const isBlank = visibleText(clicked) === '';
  const named = isBlank ? clicked.closest('button[aria-label]') : null;
  const target = named ?? (point && isBlank ? findContentAt(point, clicked) : clicked);
  const frame = target.closest('[data-section]');
  const index = frame ? getSectionElements().indexOf(frame) : -1;
  const section = index < 0 ? undefined : index;
  const within = frame ?? document.body;
  const image = findImageAt(target);
  if (image) return { section, isImage: true, ...describeImage(image, within) };
  const words = named?.getAttribute('aria-label') ?? visibleText(target);
  const occurrence = findByText(within, words).findIndex((el) => el.contains(target) || target.contains(el));
  return { section, isImage: false, words, occurrence: Math.max(occurrence, 0) };
};
