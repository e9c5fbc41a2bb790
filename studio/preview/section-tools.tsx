import type { LucideIconData } from '@lucide/icons';
import down from '@lucide/icons/icons/arrow-down';
import up from '@lucide/icons/icons/arrow-up';
import copy from '@lucide/icons/icons/copy';
import eye from '@lucide/icons/icons/eye';
import hide from '@lucide/icons/icons/eye-off';
import add from '@lucide/icons/icons/plus';
import remove from '@lucide/icons/icons/trash';
import { useEffect, useState, type CSSProperties } from 'react';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { sectionActions, type SectionAction } from '../page/messages.ts';
import { fill, words } from '../words/words.ts';
import { sectionsOfPage } from './clicked.ts';
import { tell } from './tell.ts';

const icons: Record<SectionAction, LucideIconData> = { add, up, down, copy, hide, remove };

const blue = '#1d5fd1';
const frameStyle: CSSProperties = {
  position: 'absolute',
  pointerEvents: 'none',
  zIndex: 9999,
  border: `2px solid ${blue}`,
};
const barStyle: CSSProperties = {
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  width: 'max-content',
  maxWidth: '100%',
  pointerEvents: 'auto',
  background: blue,
  color: '#fff',
  font: '600 13px/1 system-ui, sans-serif',
};
const buttonStyle: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  border: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
};

type Box = { top: number; left: number; width: number; height: number };

const boxOf = (index: number): Box | undefined => {
  const box = sectionsOfPage()[index]?.getBoundingClientRect();
  return box && { top: box.top + scrollY, left: box.left, width: box.width, height: box.height };
};

type Props = {
  /** Which section; nothing hides the tools. */
  index: number | undefined;
  /** What the sections are called. */
  names: readonly string[];
  isHidden: boolean;
};

/** A frame around a section with its name and what can be done to it; it is above the page and no part of it. */
export const SectionTools = ({ index, names, isHidden }: Props) => {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const place = (): void => setBox(index === undefined ? undefined : boxOf(index));
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [index, names]);
  if (index === undefined || !box) return null;
  const name = names[index] ?? fill(words.page.section, { number: index + 1 });
  const can: Record<SectionAction, boolean> = {
    add: true,
    up: index > 0,
    down: index < names.length - 1,
    copy: true,
    hide: true,
    remove: names.length > 1,
  };
  return (
    <div style={{ ...frameStyle, ...box }}>
      <div style={barStyle} role="toolbar" aria-label={name}>
        <span style={{ padding: '0 10px' }}>{name}</span>
        {sectionActions.map((action) => {
          const isBack = action === 'hide' && isHidden;
          const label = words.sections[isBack ? 'show' : action];
          return (
            <button
              key={action}
              type="button"
              style={{ ...buttonStyle, opacity: can[action] ? 1 : 0.4 }}
              title={label}
              aria-label={label}
              disabled={!can[action]}
              onClick={() => tell({ type: 'section', action, index })}
            >
              <LineIcon icon={isBack ? eye : icons[action]} size={16} />
            </button>
          );
        })}
      </div>
    </div>
  );
};
