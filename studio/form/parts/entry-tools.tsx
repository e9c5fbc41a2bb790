import down from '@lucide/icons/icons/arrow-down';
import up from '@lucide/icons/icons/arrow-up';
import copy from '@lucide/icons/icons/copy';
import eye from '@lucide/icons/icons/eye';
import eyeOff from '@lucide/icons/icons/eye-off';
import plus from '@lucide/icons/icons/plus';
import trash from '@lucide/icons/icons/trash';
import type { Path } from '../../../documents/read/document/path.ts';
import { ToolButton } from '../../layout/tool-button.tsx';
import { fill, words } from '../../words/words.ts';
import { idOf } from '../state/form.ts';
import type { ListEdit } from '../state/use-list-edit.ts';

type Props = {
  path: Path;
  /** What the entry is called. */
  name: string;
  isSection: boolean;
  isHidden: boolean;
  /** How many entries there are. */
  count: number;
  isFull: boolean;
  list: ListEdit;
};

/** What can be done to an entry of a list. */
export const EntryTools = ({ path, name, isSection, isHidden, count, isFull, list }: Props) => {
  const index = Number(path.at(-1));
  const { form, sections } = words;
  const [isFirst, isLast] = [index === 0, index === count - 1];
  const tools = [
    { key: 'up', icon: up, text: form.up, off: isFirst, run: () => list.move(index, index - 1, 'up') },
    { key: 'down', icon: down, text: form.down, off: isLast, run: () => list.move(index, index + 1, 'down') },
    { key: 'copy', icon: copy, text: form.copy, off: isFull, run: () => list.copy(index) },
    { key: 'remove', icon: trash, text: form.removeThis, off: false, run: () => list.remove(index) },
  ];
  if (isSection)
    tools.unshift(
      { key: 'add', icon: plus, text: sections.add, off: isFull, run: () => list.add(index + 1) },
      {
        key: 'hide',
        icon: isHidden ? eye : eyeOff,
        text: isHidden ? sections.show : sections.hide,
        off: false,
        run: () => list.toggleHidden(index),
      },
    );
  return (
    <>
      {tools.map(({ key, icon, text, off, run }) => (
        <ToolButton
          key={key}
          id={`${idOf(path)}-${key}`}
          label={fill(text, { name })}
          icon={icon}
          disabled={off}
          onClick={run}
        />
      ))}
    </>
  );
};
