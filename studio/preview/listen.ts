import { listenToShortcuts } from '../page/shortcut.ts';
import { clickedAt, sectionsOfPage } from '../../renderer/browser/clicked.ts';
import { studioAddress } from './own-pictures.ts';
import { tell } from './tell.ts';

/** What opens and closes on the page itself goes on doing so. */
const opens = (target: Element): boolean => target.closest('summary, [popovertarget]') !== null;

const isTool = (target: Element): boolean => target.closest('#tools') !== null;

const click = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element) || isTool(target)) return;
  if (!opens(target)) event.preventDefault();
  const address = target.closest('a')?.getAttribute('href');
  if (address && (event.ctrlKey || event.metaKey)) tell('followed', address);
  else {
    const clicked = clickedAt(target, event);
    const words = clicked.isPicture ? studioAddress(clicked.words) : clicked.words;
    tell('clicked', { ...clicked, words });
  }
};

/**
 * Tells the Studio what is clicked on the page; nothing is followed or sent.
 * @param hover is told which section the pointer is over, or that it is over none
 */
export const listenToClicks = (hover: (section: number | undefined) => void): void => {
  addEventListener('click', click, { capture: true });
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  listenToShortcuts((shortcut) => tell('shortcut', shortcut));
  addEventListener('mouseover', ({ target }) => {
    if (!(target instanceof Element) || isTool(target)) return;
    const frame = target.closest('[data-section]');
    hover(frame ? sectionsOfPage().indexOf(frame) : undefined);
  });
  document.documentElement.addEventListener('mouseleave', () => hover(undefined));
};
