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

/** What the entries of a list know of it. */
type List = {
  list: Path;
  /** The number of its entries. */
  count: number;
  isFull: boolean;
  /** The schema of the entries: lists of one kind exchange them. */
  kind: string;
  edits: ListEdits;
};

/** A place in a list where an entry may be put, or from which one is dragged. */
export type DropTarget = List & {
  index: number;
  /** The name of the entry at this place. */
  name: string;
  /** The name of what the list belongs to, such as a group of a menu. */
  group: string;
};

export const isSameList = (one: DropTarget, other: DropTarget): boolean => isDeepEqual(one.list, other.list);

/** Whether an entry may be put somewhere: in its own list, or another one of its kind that is not inside of it. */
export const canDrop = (from: DropTarget, to: DropTarget): boolean =>
  isSameList(from, to) ||
  (from.kind === to.kind && !to.isFull && !isWithin(to.list, from.list) && !isWithin(from.list, to.list));

/** A line above where something from elsewhere would be put. */
const above = { borderTop: 3, borderColor: 'primary.main' };

/** The list that is around. */
export const ListContext = createContext(null as unknown as List);

/** The name of the entry or the group that is around. */
export const GroupNameContext = createContext('');

/** A place of the list that is around, whether what is dragged is of this list, and whether it may not be put here. */
const useSpot = (index: number, name = '') => {
  const spot: DropTarget = { ...useContext(ListContext), group: useContext(GroupNameContext), index, name };
  const from = useDndContext().active?.data.current as DropTarget | undefined;
  const isOwn = from !== undefined && isSameList(from, spot);
  return { spot, isOwn, cannot: from !== undefined && !canDrop(from, spot) };
};

/** Behind the last entry, where one of another list may be put. */
const End = ({ id, index }: { id: string; index: number }) => {
  const { spot, isOwn, cannot } = useSpot(index);
  const { setNodeRef, isOver } = useDroppable({ id, data: spot, disabled: cannot || isOwn });
  return <Box ref={setNodeRef} sx={{ height: 8, mb: -1, ...(isOver && above) }} />;
};

/** Entries one below the other that are dragged by their handles, also to other lists of their kind. */
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

/** One entry of such a list, which is given the handle that drags it. */
export const SortedEntry = ({ path, name, children }: EntryProps) => {
  const id = idOf(path);
  const { spot, isOwn, cannot } = useSpot(Number(path.at(-1)), name);
  const sortable = useSortable({ id, data: spot, disabled: { droppable: cannot } });
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
        ...(!isOwn && sortable.isOver && above),
      }}
    >
      {children(handle)}
    </Box>
  );
};
