import { Box, IconButton, Tooltip } from '@mui/material';
import down from '@lucide/icons/icons/arrow-down';
import up from '@lucide/icons/icons/arrow-up';
import copy from '@lucide/icons/icons/copy';
import trash from '@lucide/icons/icons/trash';
import type { Path } from '../../../documents/read/document/path.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { fill, words } from '../../words/words.ts';
import { idOf } from '../state/form.ts';
import type { ListEdit } from '../state/use-list-edit.ts';

type Props = {
  path: Path;
  /** How many entries there are. */
  count: number;
  isFull: boolean;
  /** What the entry is called. */
  name: string;
  list: ListEdit;
};

/** What can be done to an entry of a list. */
export const EntryTools = ({ path, count, isFull, name, list }: Props) => {
  const index = Number(path.at(-1));
  const tools = [
    { key: 'up', icon: up, text: words.form.up, can: index > 0, run: () => list.move(index, index - 1) },
    {
      key: 'down',
      icon: down,
      text: words.form.down,
      can: index < count - 1,
      run: () => list.move(index, index + 1),
    },
    { key: 'copy', icon: copy, text: words.form.copy, can: !isFull, run: () => list.copy(index) },
    { key: 'remove', icon: trash, text: words.form.removeThis, can: true, run: () => list.remove(index) },
  ];
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {tools.map(({ key, icon, text, can, run }) => {
        const label = fill(text, { name });
        return (
          <Tooltip key={key} title={label}>
            <span>
              <IconButton
                id={`${idOf(path)}-${key}`}
                size="small"
                aria-label={label}
                disabled={!can}
                onClick={run}
              >
                <LineIcon icon={icon} size={16} />
              </IconButton>
            </span>
          </Tooltip>
        );
      })}
    </Box>
  );
};
