import { useStudio } from '../../state/use-studio.ts';
import type { Known } from '../new-entry.ts';

/** What the site has that a new entry may name. */
export const useKnown = (): Known => {
  const { stored, files } = useStudio();
  return {
    pictures: [...stored.pictures.keys()],
    addresses: new Set(files.pages.map(({ route }) => route)),
  };
};
