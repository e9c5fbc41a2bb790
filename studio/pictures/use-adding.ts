import { useState } from 'react';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';

/** Puts pictures into the site, one after the other, and says how that goes. */
export const useAdding = () => {
  const { store, pictures } = useStudio();
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState<string[]>([]);
  /** @returns the name of the last picture that was added; nothing when none was */
  const add = async (files: readonly File[]): Promise<string | undefined> => {
    setFailures([]);
    let last: string | undefined;
    for (const file of files) {
      setSaid(fill(words.pictures.adding, { name: file.name }));
      try {
        const { name, fact } = await store.addPicture(file);
        pictures.add(name, fact);
        setSaid(fill(words.pictures.added, { name }));
        last = name;
      } catch (error) {
        setSaid('');
        setFailures((before) => [...before, error instanceof Error ? error.message : String(error)]);
      }
    }
    return last;
  };
  return { add, said, failures };
};
