import { useLayoutEffect, useRef } from 'react';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { getTools, onFirstClick } from '../ui/section-tools.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { getSectionElements } from '../../renderer/browser/click-target.ts';
import { sendToStudio } from './send-to-studio.ts';

/** Distance in px between the places that are tried for the toolbar. */
const stepPx = 8;

/** Returns the boxes of all lines of text on the page. */
const findTextBoxes = (): DOMRect[] => {
  const root = document.getElementById('root') as HTMLElement;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
};

const isOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Moves the toolbar to the first place in the visible part of its section, from the top, where it covers no text: on
 * the left or on the right. It stays inside the section, because the pointer would cross another section on the way to
 * a toolbar outside.
 */
const moveOffText = (bar: HTMLElement, section: DOMRect): void => {
  const { width, height } = bar.getBoundingClientRect();
  const texts = findTextBoxes();
  const top = Math.max(section.top, 0);
  const steps = Math.max(0, Math.floor((Math.min(section.bottom, innerHeight) - height - top) / stepPx));
  const places = Array.from({ length: steps + 1 }, (_, step) =>
    [section.left, section.right - width].map(
      (left) => new DOMRect(left, top + step * stepPx, width, height),
    ),
  ).flat();
  const free = places.find((place) => !texts.some((text) => isOverlapping(place, text))) ?? places[0];
  if (free) bar.style.translate = `${free.left - section.left}px ${free.top - section.top}px`;
};

type Props = {
  /** Index of the section; undefined hides the toolbar. */
  index: number | undefined;
  /** Labels of all sections. */
  names: readonly string[];
  isHidden: boolean;
};

/** An outline and toolbar over a section; an overlay outside the page's own elements. */
export const SectionTools = ({ index, names, isHidden }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const section = getSectionElements()[index ?? -1]?.getBoundingClientRect();
      if (!frame.current || !bar.current) return;
      frame.current.hidden = !section;
      if (!section) return;
      const { top, left, width, height } = section;
      const [x, y, w, h] = [left, top + scrollY, width, height].map((length) => `${length}px`);
      Object.assign(frame.current.style, { left: x, top: y, width: w, height: h });
      moveOffText(bar.current, section);
    };
    // Also calls `place` once before the next paint.
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    addEventListener('scroll', place, { passive: true });
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', place);
    };
  }, [index, names]);
  // A form that is on no page is shown as a section without tools.
  if (index === undefined || names.length === 0) return null;
  const name = names[index] ?? formatMessage(words.page.section, { number: index + 1 });
  return (
    <div ref={frame}>
      <div ref={bar} role="toolbar" aria-label={name}>
        <span>{name}</span>
        {getTools({ name, isHidden, isSection: true, index, count: names.length }).map(
          ({ action, icon, ...tool }) => (
            <button
              key={action}
              type="button"
              title={tool.label}
              aria-label={tool.label}
              disabled={tool.disabled}
              onClick={onFirstClick(() => sendToStudio('section', { action, index }))}
            >
              <LineIcon icon={icon} size={16} />
            </button>
          ),
        )}
      </div>
    </div>
  );
};
