import { useState } from 'react';
import { mediaFolder } from '../store/picture-text.ts';
import type { Texts } from '../state/patches.ts';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';

/** A name that no other picture has. */
const newName = (texts: Texts, wished: string): string => {
  const [, stem, extension] = /^(.*)(\.\w+)$/.exec(wished) ?? ['', wished, ''];
  const nth = (each: number): string => `${stem}${each === 1 ? '' : `-${each}`}${extension}`;
  let each = 1;
  while (texts.has(mediaFolder + nth(each))) each += 1;
  return nth(each);
};

/** Puts pictures into the site, one after the other, and says how that goes. */
export const useAdding = () => {
  const { store, texts } = useStudio();
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState<string[]>([]);
  /** @returns the name of the last picture that was added; nothing when none was */
  const add = async (files: readonly File[]): Promise<string | undefined> => {
    setFailures([]);
    let last: string | undefined;
    for (const file of files) {
      setSaid(fill(words.pictures.adding, { name: file.name }));
      try {
        const taken = await store.takePicture(file);
        const name = newName(texts.snapshot().current, taken.name);
        texts.change(`add ${name}`, new Map([[mediaFolder + name, taken.text]]));
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
