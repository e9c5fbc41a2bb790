import { listenToShortcuts } from '../core/shortcut.ts';
import { describeClick, getSectionElements, type ClickTarget } from '../../renderer/browser/click-target.ts';
import { listenToFiles } from '../images/file-events.ts';
import { studioUrl } from './local-images.ts';
import { sendToStudio } from './send-to-studio.ts';

/** Whether a click toggles something on the page itself, such as `details`, and keeps its default action. */
const togglesPage = (target: Element): boolean => target.closest('summary, [popovertarget]') !== null;

const isTool = (target: Element): boolean => target.closest('#tools') !== null;

/** Describes the target of a pointer event, with image URLs of the Studio. */
const describeTarget = (target: Element, event: MouseEvent): ClickTarget => {
  const clicked = describeClick(target, event);
  return { ...clicked, words: clicked.isImage ? studioUrl(clicked.words) : clicked.words };
};

const click = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element) || isTool(target)) return;
  if (!togglesPage(target)) event.preventDefault();
  const href = target.closest('a')?.getAttribute('href');
  if (href && (event.ctrlKey || event.metaKey)) sendToStudio('followed', href);
  else sendToStudio('clicked', describeTarget(target, event));
};

/**
 * Reports clicks, dropped files and shortcuts to the Studio; prevents navigation and form submission.
 * @param hover called with the index of the section under the pointer, or undefined
 */
export const listenToClicks = (hover: (section: number | undefined) => void): void => {
  addEventListener('click', click, { capture: true });
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  listenToFiles((files, event) => {
    const isOn = event instanceof DragEvent && event.target instanceof Element;
    sendToStudio('files', { files, ...(isOn && { on: describeTarget(event.target, event) }) });
  });
  listenToShortcuts((shortcut) => sendToStudio('shortcut', shortcut));
  addEventListener('mouseover', ({ target }) => {
    if (!(target instanceof Element) || isTool(target)) return;
    const frame = target.closest('[data-section]');
    hover(frame ? getSectionElements().indexOf(frame) : undefined);
  });
  document.documentElement.addEventListener('mouseleave', () => hover(undefined));
};
