const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Keeps the browser from opening in the place of this window what is dropped on it. */
const allowDrop = (event: DragEvent): void => {
  if (isEditable(event.target) && !hasFiles(event)) return;
  event.preventDefault();
};

/**
 * Takes files that are dropped anywhere in this window or pasted. A paste with text stays one of text: an office program
 * adds an image of it.
 */
export const listenToFiles = (take: (files: readonly File[], event: Event) => void): void => {
  const offer = (event: Event, data: DataTransfer | null): void => {
    event.preventDefault();
    event.stopPropagation();
    take([...(data?.files ?? [])], event);
  };
  addEventListener('dragover', allowDrop);
  addEventListener(
    'drop',
    (event) => {
      if (hasFiles(event)) offer(event, event.dataTransfer);
      else allowDrop(event);
    },
    { capture: true },
  );
  addEventListener(
    'paste',
    (event) => {
      const { clipboardData } = event;
      if (clipboardData && clipboardData.files.length > 0 && clipboardData.getData('text/plain') === '')
        offer(event, clipboardData);
    },
    { capture: true },
  );
};
