import { useEffect } from 'react';
import { shortcutOf } from '../page/shortcut.ts';
import { useStudio } from '../state/use-studio.ts';

/** Undo, redo and save by their keys. */
export const useKeys = (): void => {
  const studio = useStudio();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      studio.run(shortcut);
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [studio]);
};
