import { hoverTooltip } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import type { Explained } from '../../documents/ide/explained.ts';
import { words } from '../words/words.ts';

/** What is said of a field, as a small page of its own. */
const shown = ({ name, description, example }: Explained): HTMLElement => {
  const dom = document.createElement('div');
  dom.className = 'cm-explained';
  const part = (tag: string, text: string) => {
    dom.append(Object.assign(document.createElement(tag), { textContent: text }));
  };
  part('strong', name);
  part('p', description);
  if (example !== undefined) {
    part('p', words.yaml.example);
    part('pre', example);
  }
  return dom;
};

/** Tells what a field is for while the pointer rests on it. */
export const hover = (explain: (offset: number) => Explained | undefined): Extension =>
  hoverTooltip((_, pos) => {
    const said = explain(pos);
    return said ? { pos, create: () => ({ dom: shown(said) }) } : null;
  });
