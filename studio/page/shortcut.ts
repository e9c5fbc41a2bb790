export type Shortcut = 'undo' | 'redo' | 'save';

/** What is meant by the keys that everybody knows, wherever the cursor is. */
export const shortcutOf = (event: KeyboardEvent): Shortcut | undefined => {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
};
