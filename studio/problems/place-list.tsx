import { ListItemButton, ListItemText } from '@mui/material';
import type { Problem } from '../../documents/problems/problem.ts';
import { pathOfProblem } from '../../documents/problems/place-of-problem.ts';
import { TitledList } from '../layout/titled-list.tsx';
import { useStudio } from '../state/use-studio.ts';

/** A place of a document, and what is said of it. */
type Place = Pick<Problem, 'file' | 'line' | 'column'> &
  Partial<Pick<Problem, 'code' | 'message'>> & { says: string; where: string };

type Props = {
  title?: string;
  places: readonly Place[];
  /** Is told that one was followed. */
  onOpen?: () => void;
};

/** A list whose entries lead to places in documents; nothing where there are none. */
export const PlaceList = ({ title = '', places, onOpen }: Props) => {
  const studio = useStudio();
  const open = (place: Place): void => {
    const document = studio.document(place.file);
    if (document) studio.view.choose({ file: place.file, path: pathOfProblem(document.source, place) });
    onOpen?.();
  };
  if (places.length === 0) return null;
  return (
    <TitledList title={title}>
      {places.map((place) => (
        <li key={[place.file, place.line, place.column, place.code].join(' ')}>
          <ListItemButton onClick={() => open(place)}>
            <ListItemText primary={place.says} secondary={place.where} />
          </ListItemButton>
        </li>
      ))}
    </TitledList>
  );
};
