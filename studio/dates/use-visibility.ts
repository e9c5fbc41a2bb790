import { useStudio } from '../state/use-studio.ts';
import { nowFor, visibilityOf, type Visibility } from './visibility.ts';

/** Says when visitors see the page of a file; only documents that have dates are read. */
export const useVisibility = (): ((file: string) => Visibility | undefined) => {
  const studio = useStudio();
  const now = nowFor(studio.document('_site.yaml')?.value);
  return (file) => {
    const text = studio.texts.snapshot().current.get(file);
    const hasDates = text !== undefined && /publishAt/i.test(text) && !file.startsWith('_');
    return hasDates ? visibilityOf(studio.document(file)?.value, now) : undefined;
  };
};
