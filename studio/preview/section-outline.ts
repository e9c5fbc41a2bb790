import { sectionsOfPage } from './clicked.ts';

const style = (rules: Record<string, string>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

const frameStyle = {
  position: 'absolute',
  'pointer-events': 'none',
  'z-index': '9999',
  'box-sizing': 'border-box',
  border: '2px solid #1d5fd1',
};
const labelStyle = {
  position: 'absolute',
  top: '0',
  left: '0',
  padding: '2px 8px',
  font: '600 13px/1.4 system-ui, sans-serif',
  color: '#fff',
  background: '#1d5fd1',
};

/** A frame around a section with its name, above the page and outside of what the page itself is. */
export const createOutline = () => {
  const frame = document.createElement('div');
  const label = document.createElement('span');
  frame.setAttribute('aria-hidden', 'true');
  label.setAttribute('style', style(labelStyle));
  frame.append(label);
  document.body.append(frame);
  let shown: number | undefined;
  let names: readonly string[] = [];

  const place = (): void => {
    const section = shown === undefined ? undefined : sectionsOfPage()[shown];
    if (!section) {
      frame.hidden = true;
      return;
    }
    const { top, left, width, height } = section.getBoundingClientRect();
    const rules = {
      top: `${top + scrollY}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${height}px`,
    };
    frame.setAttribute('style', style({ ...frameStyle, ...rules }));
    frame.hidden = false;
    label.textContent = names[shown ?? 0] ?? '';
  };
  addEventListener('resize', place);

  return {
    /** Says what the sections are called. */
    name: (all: readonly string[]): void => {
      names = all;
      place();
    },
    /** Outlines a section, or none. */
    show: (index: number | undefined): void => {
      shown = index;
      place();
    },
  };
};
