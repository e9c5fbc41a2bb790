export type Shortcut = 'undo' | 'redo' | 'save';

const shortcutOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Shortcut | undefined => {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return ({ s: 'save', y: 'redo' } as const)[key.toLowerCase()];
};

/** Whether a key is typed into what is no part of a document, such as a dialog or a search: the browser undoes that. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], input[type=search]') !== null;

/** Hears the keys that everybody knows, wherever the cursor is in this window. */
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
