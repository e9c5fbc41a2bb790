import { Box, ListItemButton, ListItemText, TextField } from '@mui/material';
import { memo, useEffect, useRef, useState } from 'react';
import { shortVisibility } from '../dates/visibility.ts';
import { useVisibility } from '../dates/date-hint.tsx';
import { menuLists } from '../../documents/edit/menus/menu-lists.ts';
import { ProblemList } from '../problems/location-list.tsx';
import { groupExamples, useDescribedProblems } from '../problems/use-described-problems.ts';
import { useChecked, useFiles, useStudio, useTitleOf, useUnsaved, useView } from '../state/use-studio.ts';
import { selectPlural, words } from '../messages/messages.ts';
import { PicturesDialog } from '../images/images-dialog.tsx';
import { PricesDialog, QuotesDialog } from '../site/quotes-and-prices-dialog.tsx';
import { SearchResults } from './search-results.tsx';
import { DialogButton } from '../ui/buttons.tsx';
import { shownPanel, SkipToFields } from './fields-panel.tsx';
import { LazyDetails, TitledList } from '../ui/titled-list.tsx';

/** The dialogs with lists of the whole site, above its documents. */
const dialogs = { quotes: QuotesDialog, prices: PricesDialog, pictures: PicturesDialog };
const listNames = Object.keys(dialogs) as (keyof typeof dialogs)[];

/** `also` is additional text that the search finds. */
type Entry = { file: string; label: string; also?: string };

/** Groups the documents of the site. Each page is listed in the first menu that links to it. */
const useGroups = (): { title: string; entries: Entry[] }[] => {
  const { pages, shared, forms, site, brand } = useFiles();
  const facts = useChecked(({ rendered }) => rendered.site);
  const names = useChecked((checked) => checked.names);
  const titleOf = useTitleOf();
  const remaining = new Map(pages.map((page) => [page.route, page.path]));
  const take = (targets: Iterable<string>): Entry[] =>
    [...targets].flatMap((target) => {
      const route = target.replace(/[?#].*/, '');
      const file = remaining.get(route);
      remaining.delete(route);
      return file === undefined ? [] : { file, label: names.get(route) ?? (names.size > 0 ? route : '') };
    });
  const toEntries = (files: ReadonlyMap<string, string>): Entry[] =>
    Array.from(files.values(), (file) => ({ file, label: titleOf(file) }));
  return [
    {
      title: '',
      entries: [
        ...(site === undefined ? [] : [{ file: site, label: words.rail.site, also: words.rail.siteAlso }]),
        ...(brand === undefined ? [] : [{ file: brand, label: words.rail.brand }]),
        ...take(['/']),
      ],
    },
    ...menuLists(facts).map(({ name, routes }) => ({ title: name, entries: take(routes) })),
    { title: words.rail.others, entries: take([...remaining.keys()]) },
    { title: words.rail.forms, entries: toEntries(forms) },
    { title: words.rail.shared, entries: toEntries(shared) },
  ];
};

/**
 * Returns a function that describes the status of a document: visibility, number of errors, and whether it has unsaved
 * changes.
 */
const useStatusText = (): ((entry: Entry) => string) => {
  const counts = new Map<string, number>();
  // A page with example texts is not shown on its date, so they count before it, too.
  for (const { file, problem } of useDescribedProblems())
    if (problem.severity === 'error' || problem.code === 'unfinished')
      counts.set(file, (counts.get(file) ?? 0) + 1);
  const changed = new Set(useUnsaved());
  const visibility = useVisibility();
  const messages = words.rail;
  return ({ file }) => {
    const errors = selectPlural(counts.get(file) ?? 0, messages.problem, messages.problems, '');
    const dates = shortVisibility(visibility(file));
    return [dates, errors, changed.has(file) ? messages.changed : ''].filter(Boolean).join(', ');
  };
};

/** The status is beside the label, so that the list does not move when it changes. */
const inOneLine = { my: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 };

/** A document entry. Memoized: with a thousand documents, only changed entries render again on each keystroke. */
const Item = memo(({ file, label, status, isShown }: Entry & { status: string; isShown: boolean }) => {
  const { view } = useStudio();
  const ref = useRef<HTMLLIElement>(null);
  // Scrolls to a page that was just opened or created.
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={ref}>
      <ListItemButton
        selected={isShown}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => (view.choose({ file, path: [] }), shownPanel.set('fields'))}
      >
        <ListItemText primary={label} secondary={status} sx={inOneLine} />
      </ListItemButton>
      {isShown && <SkipToFields />}
    </li>
  );
});

/**
 * Problems of the site. Opens automatically if the page cannot be rendered, and stays open while the problems are
 * fixed.
 */
const Problems = () => {
  const { isMissing, isChecked } = useChecked((checked) => checked);
  const problems = groupExamples(useDescribedProblems());
  const title = `${words.views.problems} ${isChecked ? `(${problems.length})` : ''}`;
  return (
    <Box
      sx={{
        flex: 'none',
        maxHeight: '60%',
        overflow: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        '& summary': { px: 2, py: 1.5, fontWeight: 600 },
      }}
    >
      <LazyDetails title={title} isAlwaysOpen={isMissing}>
        {() => <ProblemList />}
      </LazyDetails>
    </Box>
  );
};

/** Sidebar with all documents of the site and their status. Problems and search stay in view above the list. */
export const DocumentSidebar = () => {
  const { file: shown } = useView();
  const [input, setInput] = useState('');
  const status = useStatusText();
  const search = input.trim();
  const isFound = (...texts: (string | undefined)[]): boolean =>
    texts.join(' ').toLowerCase().includes(search.toLowerCase());
  const { lists } = words.rail;
  const found = listNames.filter((name) => isFound(lists[name].label, lists[name].also));
  const groups = useGroups()
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label, also, file }) => isFound(label, also, file)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Box
      component="nav"
      aria-label={words.rail.label}
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Problems />
      <Box sx={{ p: 1.5, flex: 'none' }}>
        <TextField
          label={words.rail.search}
          type="search"
          value={input}
          onChange={({ target }) => setInput(target.value)}
        />
      </Box>
      <Box sx={{ overflow: 'auto', flex: 1 }}>
        {found.map((name) => (
          <DialogButton key={name} label={lists[name].label} dialog={dialogs[name]} sx={{ ml: 1 }} />
        ))}
        {groups.map(({ title, entries }, index) => (
          // The index is the React key, because menus may have the same title.
          <TitledList key={index} title={title}>
            {entries.map((entry) => (
              <Item key={entry.file} {...entry} isShown={entry.file === shown} status={status(entry)} />
            ))}
          </TitledList>
        ))}
        {search !== '' && <SearchResults search={search} isAlone={groups.length + found.length === 0} />}
      </Box>
    </Box>
  );
};
