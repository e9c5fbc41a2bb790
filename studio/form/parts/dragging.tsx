import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type Over,
  useDndContext,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { formatMessage, words } from '../../messages/messages.ts';
import { canDrop, isSameList, type DropTarget } from './sorted-list.tsx';

const getDropTarget = ({ data }: Active | Over): DropTarget => data.current as DropTarget;

/** Drag overlay with the name of the dragged entry. */
const Dragged = () => {
  const { active } = useDndContext();
  return (
    <DragOverlay dropAnimation={null}>
      {active && (
        <Box sx={{ p: 1, bgcolor: 'background.paper', boxShadow: 4 }}>{getDropTarget(active).name}</Box>
      )}
    </DragOverlay>
  );
};

/** Drag and drop for the entries of all lists in a form, with pointer or keyboard. */
export const Dragging = ({ children }: { children: ReactNode }) => {
  // A press without movement is a click, not a drag.
  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: 4 } });
  const keys = useSensor(KeyboardSensor, {
    coordinateGetter: sortableKeyboardCoordinates,
    scrollBehavior: 'auto',
  });
  // The final position is announced by the list edit itself.
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const { index, count } = getDropTarget(active);
      return formatMessage(words.drag.lifted, { number: index + 1, count });
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const { index, count, group } = getDropTarget(over);
      const isOwn = isSameList(getDropTarget(active), getDropTarget(over));
      const text = isOwn ? words.drag.over : words.drag.into;
      return formatMessage(text, { number: index + 1, count: isOwn ? count : count + 1, group });
    },
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
        // The element now shows a different entry.
        restoreFocus: false,
      }}
      onDragEnd={({ active, over }) => {
        if (!over || over.id === active.id) return;
        const [from, to] = [getDropTarget(active), getDropTarget(over)];
        if (canDrop(from, to)) to.edits.take([...from.list, from.index], to.index, 'drag');
      }}
    >
      {children}
      <Dragged />
    </DndContext>
  );
};
