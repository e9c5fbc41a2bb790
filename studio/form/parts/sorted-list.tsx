import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import grip from '@lucide/icons/icons/grip-vertical';
import { Box, IconButton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { fill, words } from '../../words/words.ts';
import { idOf } from '../state/form.ts';

/** Whether things shall stand still rather than glide. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type ListProps = { path: Path; count: number; move: (from: number, to: number) => void; children: ReactNode };

/** Entries one below the other that are dragged by their handles, with a pointer or by the keyboard. */
export const SortedList = ({ path, count, move, children }: ListProps) => {
  // A press that stays where it is drags nothing.
  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: 4 } });
  const scrollBehavior = isStill() ? 'auto' : 'smooth';
  const keys = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior });
  const ids = Array.from({ length: count }, (_, index) => idOf([...path, index]));
  const said = (text: string, id: unknown): string =>
    fill(text, { number: ids.indexOf(String(id)) + 1, count });
  // Where it stands in the end is told by what moves it.
  const announcements: Announcements = {
    onDragStart: ({ active }) => said(words.drag.lifted, active.id),
    onDragOver: ({ over }) => (over ? said(words.drag.over, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over && over.id !== active.id ? '' : words.drag.cancelled),
    onDragCancel: () => words.drag.cancelled,
  };
  return (
    <DndContext
      sensors={useSensors(pointer, keys)}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: words.drag.help },
        // The entry is another one's place then.
        restoreFocus: false,
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {children}
        </Stack>
      </SortableContext>
    </DndContext>
  );
};

type EntryProps = { path: Path; name: string; children: (handle: ReactNode) => ReactNode };

/** One entry of such a list, which is given the handle that drags it. */
export const SortedEntry = ({ path, name, children }: EntryProps) => {
  const id = idOf(path);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      id={`${id}-drag`}
      size="small"
      aria-label={fill(words.drag.handle, { name })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <LineIcon icon={grip} size={16} />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition: isStill() ? undefined : transition,
      }}
      sx={{
        position: 'relative',
        bgcolor: 'background.paper',
        ...(isDragging && { zIndex: 1, boxShadow: 4 }),
      }}
    >
      {children(handle)}
    </Box>
  );
};
