const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;

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
  const drag = (event: DragEvent): void => {
    const { type, target, dataTransfer } = event;
    const hasFiles = dataTransfer?.types.includes('Files') ?? false;
    if (isEditable(target) && !hasFiles) return;
    // Otherwise the browser opens in the place of this window what is dropped on it.
    event.preventDefault();
    if (type === 'drop' && hasFiles) offer(event, dataTransfer);
  };
  addEventListener('dragover', drag);
  addEventListener('drop', drag, { capture: true });
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
