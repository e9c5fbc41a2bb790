const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;

/**
 * Calls `take` with files that are dropped or pasted anywhere in this window. Ignores a paste that contains text:
 * office programs add an image of the copied text.
 */
export const listenToFiles = (take: (files: readonly File[], event: Event) => void): void => {
  const handle = (event: Event, data: DataTransfer | null): void => {
    event.preventDefault();
    event.stopPropagation();
    take([...(data?.files ?? [])], event);
  };
  const drag = (event: DragEvent): void => {
    const { type, target, dataTransfer } = event;
    const hasFiles = dataTransfer?.types.includes('Files') ?? false;
    if (isEditable(target) && !hasFiles) return;
    // By default the browser would navigate to a dropped file.
    event.preventDefault();
    if (type === 'drop' && hasFiles) handle(event, dataTransfer);
  };
  const paste = (event: ClipboardEvent): void => {
    const { clipboardData: data } = event;
    if (data && data.files.length > 0 && data.getData('text/plain') === '') handle(event, data);
  };
  addEventListener('dragover', drag);
  addEventListener('drop', drag, { capture: true });
  addEventListener('paste', paste, { capture: true });
};
