import { useEffect, useState, type CSSProperties } from 'react';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { onFirstClick } from '../ui/section-tools.ts';
import { getTools } from '../ui/section-tools.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { getSectionElements } from '../../renderer/browser/click-target.ts';
import { sendToStudio } from './send-to-studio.ts';

const boxOf = (index: number): CSSProperties | undefined => {
  const box = getSectionElements()[index]?.getBoundingClientRect();
  return box && { top: box.top + scrollY, left: box.left, width: box.width, height: box.height };
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
  const [box, setBox] = useState<CSSProperties>();
  useEffect(() => {
    const place = (): void => setBox(index === undefined ? undefined : boxOf(index));
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [index, names]);
  // A form that is on no page is shown as a section without tools.
  if (index === undefined || !box || names.length === 0) return null;
  const name = names[index] ?? formatMessage(words.page.section, { number: index + 1 });
  return (
    <div style={box}>
      <div role="toolbar" aria-label={name}>
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
