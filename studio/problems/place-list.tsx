import { ListItemButton, ListItemText } from '@mui/material';
import type { Problem } from '../../documents/problems/problem.ts';
import { useStudio } from '../state/use-studio.ts';
import { pathOfProblem } from '../../documents/problems/place-of-problem.ts';

/** A place of a document, and what is said of it. */
type Place = Pick<Problem, 'file' | 'line' | 'column'> &
  Partial<Pick<Problem, 'code' | 'message'>> & { says: string; where: string };

/** Entries of a list that lead to places in documents. @param onOpen is told that one was followed */
export const PlaceList = ({ places, onOpen }: { places: readonly Place[]; onOpen?: () => void }) => {
  const studio = useStudio();
  const open = (place: Place): void => {
    const document = studio.document(place.file);
    if (document) studio.view.choose({ file: place.file, path: pathOfProblem(document.source, place) });
    onOpen?.();
  };
  return places.map((place) => (
    <li key={[place.file, place.line, place.column, place.code].join(' ')}>
      <ListItemButton onClick={() => open(place)}>
        <ListItemText primary={place.says} secondary={place.where} />
      </ListItemButton>
    </li>
  ));
};
