import { useDndContext, useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import grip from '@lucide/icons/icons/grip-vertical';
import { Box, IconButton, Stack } from '@mui/material';
import { type ReactNode, createContext, useContext } from 'react';
import { isDeepEqual, type Path } from '../../../documents/read/document/path.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { idOf } from '../state/form.ts';
import type { ListEdits } from '../state/list-edits.ts';
import { isWithin } from '../state/placed-problems.ts';
import { formatMessage, words } from '../../messages/messages.ts';

/** Properties of a list that its entries need. */
type List = {
  list: Path;
  /** Number of entries. */
  count: number;
  isFull: boolean;
  /** Serialized schema of the entries; entries can move between lists of the same kind. */
  kind: string;
  edits: ListEdits;
};

/** A position in a list: source or target of a drag. */
export type DropTarget = List & {
  index: number;
  /** Name of the entry at this position. */
  name: string;
  /** Name of the group that contains the list, such as a menu group. */
  group: string;
};

export const isSameList = (a: DropTarget, b: DropTarget): boolean => isDeepEqual(a.list, b.list);

/**
 * Whether an entry can be dropped at a position: in its own list, or in a list of the same kind that is not nested in
 * it.
 */
export const canDrop = (from: DropTarget, to: DropTarget): boolean =>
  isSameList(from, to) ||
  (from.kind === to.kind && !to.isFull && !isWithin(to.list, from.list) && !isWithin(from.list, to.list));

/** Marks the drop position of an entry from another list. */
const above = { borderTop: 3, borderColor: 'primary.main' };

/** The enclosing list. */
export const ListContext = createContext(null as unknown as List);

/** Name of the enclosing entry or group. */
export const GroupNameContext = createContext('');

/**
 * Returns a position of the enclosing list, whether the dragged entry is from this list, and whether it must not be
 * dropped here.
 */
const useDropTarget = (index: number, name = '') => {
  const target: DropTarget = { ...useContext(ListContext), group: useContext(GroupNameContext), index, name };
  const from = useDndContext().active?.data.current as DropTarget | undefined;
  const isSameListDrag = from !== undefined && isSameList(from, target);
  return { target, isSameListDrag, isForbidden: from !== undefined && !canDrop(from, target) };
};

/** Drop target after the last entry for entries of other lists. */
const End = ({ id, index }: { id: string; index: number }) => {
  const { target, isSameListDrag, isForbidden } = useDropTarget(index);
  const { setNodeRef, isOver } = useDroppable({ id, data: target, disabled: isForbidden || isSameListDrag });
  return <Box ref={setNodeRef} sx={{ height: 8, mb: -1, ...(isOver && above) }} />;
};

/** A list with drag handles; entries can also be dragged to other lists of the same kind. */
export const SortedList = ({ children, ...list }: List & { children: ReactNode }) => {
  const ids = Array.from({ length: list.count + 1 }, (_, index) => idOf([...list.list, index]));
  return (
    <ListContext value={list}>
      <SortableContext items={ids.slice(0, -1)} strategy={verticalListSortingStrategy}>
        <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {children}
        </Stack>
      </SortableContext>
      <End id={ids.at(-1) ?? ''} index={list.count} />
    </ListContext>
  );
};

type EntryProps = { path: Path; name: string; children: (handle: ReactNode) => ReactNode };

/** An entry of a `SortedList`; `children` receives its drag handle. */
export const SortedEntry = ({ path, name, children }: EntryProps) => {
  const id = idOf(path);
  const { target, isSameListDrag, isForbidden } = useDropTarget(Number(path.at(-1)), name);
  const sortable = useSortable({ id, data: target, disabled: { droppable: isForbidden } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = sortable;
  const handle = (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      id={`${id}-drag`}
      size="small"
      aria-label={formatMessage(words.drag.handle, { name })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <LineIcon icon={grip} size={16} />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      sx={{
        '@media (prefers-reduced-motion)': { transition: 'none !important' },
        bgcolor: 'background.paper',
        ...(sortable.isDragging && { opacity: 0.4 }),
        ...(!isSameListDrag && sortable.isOver && above),
      }}
    >
      {children(handle)}
    </Box>
  );
};
