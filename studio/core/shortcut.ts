export type Shortcut = 'undo' | 'redo' | 'save';

const shortcutOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Shortcut | undefined => {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return ({ s: 'save', y: 'redo' } as const)[key.toLowerCase()];
};

/**
 * Whether the target is an input outside of documents, such as a search box or a field in a dialog, whose undo the
 * browser handles.
 */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], input[type=search]') !== null;

/** Listens to the keyboard shortcuts for save, undo and redo anywhere in the window. */
export const listenToShortcuts = (run: (shortcut: Shortcut) => void): void =>
  addEventListener(
    'keydown',
    (event) => {
      const shortcut = shortcutOf(event);
      if (!shortcut || (shortcut !== 'save' && hasOwnUndo(event.target))) return;
      event.preventDefault();
      run(shortcut);
    },
    { capture: true },
  );
