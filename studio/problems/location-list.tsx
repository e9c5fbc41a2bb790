import { Box, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { describeProblem } from '../../documents/problems/format-problem.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { withFieldLabels } from './with-field-labels.ts';
import { useChecked, useStudio, useUnseen } from '../state/use-studio.ts';
import { TitledList } from '../ui/titled-list.tsx';
import { selectPlural, formatMessage, words } from '../messages/messages.ts';

/** Returns all problems of the site as entries of a `LocationList`. */
export const useProblemPlaces = () => {
  const studio = useStudio();
  return useChecked(({ problems }) => problems).map((problem) => ({
    ...problem,
    file: studio.nameOf(problem.file),
    text: withFieldLabels(describeProblem(problem)),
    where: `${problem.file}:${problem.range.start.line}`,
  }));
};

/** A document location with a description. */
type LocationEntry = { file: string; path: Path; text: string; where: string };

type Props = {
  title?: string;
  places: readonly LocationEntry[];
  /** Called after an entry was opened. */
  onOpen?: () => void;
};

/**
 * Maximum number of listed entries. With a problem on each of 5,000 pages, opening two of them and typing took 67 s
 * without the limit and takes 10 s with it.
 */
const maxListed = 200;

/** A list of links to document locations; renders nothing if it is empty. */
export const LocationList = ({ title = '', places, onOpen }: Props) => {
  const studio = useStudio();
  if (places.length === 0) return null;
  return (
    <TitledList title={title}>
      {places.slice(0, maxListed).map((entry) => (
        <li key={[entry.file, ...entry.path, entry.text].join(' ')}>
          <ListItemButton
            onClick={() => (studio.view.choose({ file: entry.file, path: entry.path }), onOpen?.())}
          >
            <ListItemText primary={entry.text} secondary={entry.where} />
          </ListItemButton>
        </li>
      ))}
      {places.length > maxListed && (
        <ListItem>
          <ListItemText primary={formatMessage(words.problems.more, { count: places.length - maxListed })} />
        </ListItem>
      )}
    </TitledList>
  );
};

const titles = { error: words.problems.errors, warning: words.problems.warnings };

/** All problems of the site, with links to their fields. */
export const ProblemList = () => {
  const places = useProblemPlaces();
  const unseen = useUnseen();
  const isChecked = useChecked((checked) => checked.isChecked);
  const { checking, checkingImages, checkingImage, none } = words.problems;
  return (
    <Box sx={{ overflow: 'auto' }}>
      {unseen > 0 && (
        <Typography sx={{ p: 2 }}>{selectPlural(unseen, checkingImage, checkingImages)}</Typography>
      )}
      {unseen === 0 && places.length === 0 && (
        <Typography sx={{ p: 2 }}>{isChecked ? none : checking}</Typography>
      )}
      {Object.entries(titles).map(([severity, title]) => (
        <LocationList
          key={severity}
          title={title}
          places={places.filter((each) => each.severity === severity)}
        />
      ))}
    </Box>
  );
};
