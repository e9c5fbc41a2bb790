export type Shortcut = 'undo' | 'redo' | 'save';

const shortcutOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Shortcut | undefined => {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return ({ s: 'save', y: 'redo' } as const)[key.toLowerCase()];
};

/** Hears the keys that everybody knows, wherever the cursor is in this window. */
export const listenToShortcuts = (run: (shortcut: Shortcut) => void): void =>
  addEventListener(
    'keydown',
    (event) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      run(shortcut);
    },
    { capture: true },
  );
