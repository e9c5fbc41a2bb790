import { listenToShortcuts } from '../core/shortcut.ts';
import { describeClick, getSectionElements, type ClickTarget } from '../../renderer/browser/click-target.ts';
import { listenToFiles } from '../images/file-events.ts';
import { studioAddress } from './local-images.ts';
import { sendToStudio } from './send-to-studio.ts';

/** What opens and closes on the page itself goes on doing so. */
const opens = (target: Element): boolean => target.closest('summary, [popovertarget]') !== null;

const isTool = (target: Element): boolean => target.closest('#tools') !== null;

/** What a pointer is at, as the Studio knows it. */
const at = (target: Element, event: MouseEvent): ClickTarget => {
  const clicked = describeClick(target, event);
  return { ...clicked, words: clicked.isPicture ? studioAddress(clicked.words) : clicked.words };
};

const click = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element) || isTool(target)) return;
  if (!opens(target)) event.preventDefault();
  const address = target.closest('a')?.getAttribute('href');
  if (address && (event.ctrlKey || event.metaKey)) sendToStudio('followed', address);
  else sendToStudio('clicked', at(target, event));
};

/**
 * Tells the Studio what is clicked or dropped on the page; nothing is followed or sent.
 * @param hover is told which section the pointer is over, or that it is over none
 */
export const listenToClicks = (hover: (section: number | undefined) => void): void => {
  addEventListener('click', click, { capture: true });
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  listenToFiles((files, event) => {
    const isOn = event instanceof DragEvent && event.target instanceof Element;
    sendToStudio('files', { files, ...(isOn && { on: at(event.target, event) }) });
  });
  listenToShortcuts((shortcut) => sendToStudio('shortcut', shortcut));
  addEventListener('mouseover', ({ target }) => {
    if (!(target instanceof Element) || isTool(target)) return;
    const frame = target.closest('[data-section]');
    hover(frame ? getSectionElements().indexOf(frame) : undefined);
  });
  document.documentElement.addEventListener('mouseleave', () => hover(undefined));
};
