import {
  type CollisionDetection,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import grip from '@lucide/icons/icons/grip-vertical';
import { Box } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { formatMessage, words } from '../../messages/messages.ts';

const silent = (): undefined => undefined;
/** Screen readers: no announcement here, because the edit of the list announces the new position. */
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/** Returns the entries by their distance from the pointer, which may be above or below the list when that scrolls. */
const findTarget: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  const y = pointerCoordinates?.y ?? 0;
  const distanceOf = (id: UniqueIdentifier): number => {
    const rect = droppableRects.get(id);
    return rect ? Math.max(rect.top - y, y - rect.bottom, 0) : Infinity;
  };
  const found = droppableContainers.map(({ id }) => ({ id, data: { value: distanceOf(id) } }));
  return found.toSorted((a, b) => a.data.value - b.data.value);
};

type ListProps = {
  /** Element id of the list; those of its entries end with their index. */
  id: string;
  count: number;
  /** Called with the index of a dragged entry and that of its new place. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

// A press without movement is a click, not a drag.
const pointerOptions = { activationConstraint: { distance: 4 } };

/** A list whose entries can be dragged with the pointer. By keyboard, each has buttons to move it. */
export const DraggableList = ({ id, count, onMove, children }: ListProps) => {
  const pointer = useSensor(PointerSensor, pointerOptions);
  // All entries render again when this is another array.
  const items = useMemo(() => Array.from({ length: count }, (_, index) => `${id}.${index}`), [id, count]);
  return (
    <DndContext
      sensors={useSensors(pointer)}
      collisionDetection={findTarget}
      accessibility={{ announcements, restoreFocus: false }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onMove(items.indexOf(String(active.id)), items.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};

type EntryProps = { id: string; name: string; children: (handle: ReactNode) => ReactNode };

/** An entry of a `DraggableList`; `children` receives its handle. */
export const DraggableEntry = ({ id, name, children }: EntryProps) => {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <Box
      component="span"
      {...listeners}
      ref={setActivatorNodeRef}
      title={formatMessage(words.tools.drag, { name })}
      sx={{ cursor: 'grab', touchAction: 'none', p: 0.5, verticalAlign: 'middle' }}
    >
      <LineIcon icon={grip} size={16} />
    </Box>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      sx={{
        '@media (prefers-reduced-motion)': { transition: 'none !important' },
        bgcolor: 'background.paper',
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 4 }),
      }}
    >
      {children(handle)}
    </Box>
  );
};
