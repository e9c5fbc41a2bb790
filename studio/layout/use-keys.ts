import { useEffect } from 'react';
import { useStudio } from '../state/use-studio.ts';

/** Undo, redo and save by the keys that everybody knows, wherever the cursor is. */
export const useKeys = (): void => {
  const { texts, saver } = useStudio();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 's' && key !== 'z' && !isRedo) return;
      event.preventDefault();
      if (key === 's') void saver.save();
      else if (isRedo) texts.redo();
      else texts.undo();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [texts, saver]);
};
