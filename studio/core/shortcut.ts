export type Shortcut = 'undo' | 'redo' | 'save';

const shortcutOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Shortcut | undefined => {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return ({ s: 'save', y: 'redo' } as const)[key.toLowerCase()];
};

/** Whether the target, such as a field in a dialog or a search box, is not part of a document: the browser handles its undo. */
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
