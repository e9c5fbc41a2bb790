import { Box, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { Path } from '../../documents/read/document/path.ts';
import { useChecked, useStudio, useTitleOf, useUnseen } from '../state/use-studio.ts';
import { LazyDetails, TitledList } from '../ui/titled-list.tsx';
import { selectPlural, formatMessage, words } from '../messages/messages.ts';
import { groupExamples, useDescribedProblems } from './use-described-problems.ts';

/** A document location; `describe` returns its text and, if that does not say it, where it is. */
type LocationEntry = { file: string; path: Path; describe: () => { text: string; where?: string } };

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
      {places.slice(0, maxListed).map(({ file, path, describe }, index) => {
        const { text, where } = describe();
        return (
          <li key={[file, ...path, index].join(' ')}>
            <ListItemButton onClick={() => (studio.view.choose({ file, path }), onOpen?.())}>
              <ListItemText primary={text} secondary={where} />
            </ListItemButton>
          </li>
        );
      })}
      {places.length > maxListed && (
        <ListItem>
          <ListItemText primary={formatMessage(words.problems.more, { count: places.length - maxListed })} />
        </ListItem>
      )}
    </TitledList>
  );
};

type PageListProps = Pick<Props, 'title' | 'onOpen'> & { routes: readonly string[] };

/** A list of links to pages. */
export const PageList = ({ routes, ...props }: PageListProps) => {
  const { files } = useStudio();
  const titleOf = useTitleOf();
  const places = files.pages
    .filter(({ route }) => routes.includes(route))
    .map(({ path: file }) => ({ file, path: [], describe: () => ({ text: titleOf(file) }) }));
  return <LocationList {...props} places={places} />;
};

/** Says on how many pages something is, and lists them when it is opened. */
export const PageCount = ({ text, routes }: { text: string; routes: readonly string[] }) =>
  routes.length === 0 ? text : <LazyDetails title={text}>{() => <PageList routes={routes} />}</LazyDetails>;

/** The groups of problems. The example texts are one problem with a list. */
const groups = ['errors', 'examples', 'warnings'] as const;

/** All problems of the site, with links to their fields. */
export const ProblemList = () => {
  const places = groupExamples(useDescribedProblems());
  const unseen = useUnseen();
  const isChecked = useChecked((checked) => checked.isChecked);
  const { checking, checkingImages, checkingImage, none } = words.problems;
  return (
    <Box sx={{ overflow: 'auto' }}>
      {(unseen > 0 || places.length === 0) && (
        <Typography sx={{ p: 2 }}>
          {selectPlural(unseen, checkingImage, checkingImages, isChecked ? none : checking)}
        </Typography>
      )}
      {groups.map((name) => (
        <LocationList
          key={name}
          title={words.problems[name]}
          places={places.filter(({ group }) => group === name)}
        />
      ))}
    </Box>
  );
};
