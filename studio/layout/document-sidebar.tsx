import { Box, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { memo, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { shortVisibility } from '../dates/visibility.ts';
import { useVisibility } from '../dates/date-hint.tsx';
import { menuLists } from '../../documents/edit/menus/menu-lists.ts';
import { getLabel } from '../naming/labels.ts';
import { ProblemList } from '../problems/location-list.tsx';
import { useChecked, useFiles, useStudio, useUnsaved, useView } from '../state/use-studio.ts';
import { selectPlural, words } from '../messages/messages.ts';
import { SkipToFields } from './fields-panel.tsx';
import { TitledList } from '../ui/titled-list.tsx';

/** `also` is what it is found by besides its name, `reach` on how many pages it stands. */
type Entry = { file: string; label: string; also?: string; reach?: string };

/** The documents of the site: its pages in their menus, each in the first that leads to it. */
const useGroups = (): { title: string; entries: Entry[] }[] => {
  const { pages, shared, site } = useFiles();
  const facts = useChecked(({ rendered }) => rendered.site);
  const names = useChecked((checked) => checked.names);
  const titles = useChecked((checked) => checked.titles);
  const uses = useChecked((checked) => checked.uses);
  const left = new Map(pages.map((page) => [page.route, page.path]));
  const take = (addresses: Iterable<string>): Entry[] =>
    [...addresses].flatMap((address) => {
      const route = address.replace(/[?#].*/, '');
      const file = left.get(route);
      left.delete(route);
      return file === undefined ? [] : { file, label: names.get(route) ?? route, also: titles.get(route) };
    });
  const pieces = Array.from(shared, ([name, file]) => {
    const count = uses.get(name);
    const reach = count === undefined ? '' : selectPlural(count, words.rail.onOne, words.rail.onMany);
    return { file, label: getLabel(name), reach };
  });
  return [
    ...menuLists(facts).map(({ name, routes }) => ({ title: name, entries: take(routes) })),
    { title: words.rail.others, entries: take([...left.keys()]) },
    { title: words.rail.shared, entries: pieces },
    { title: '', entries: site === undefined ? [] : [{ file: site, label: words.rail.site }] },
  ];
};

/** What is said of a document beside its name: where it stands, when visitors see it, how much is wrong with it, and whether it was changed. */
const useNote = (): ((entry: Entry) => string) => {
  const { shownName } = useStudio();
  const counts = new Map<string, number>();
  for (const { file, severity } of useChecked(({ problems }) => problems))
    if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1);
  const changed = new Set(useUnsaved());
  const visibility = useVisibility();
  const said = words.rail;
  return ({ file, reach }) => {
    const count = counts.get(shownName(file)) ?? 0;
    const wrong = count === 0 ? '' : selectPlural(count, said.problem, said.problems);
    const dates = shortVisibility(visibility(file));
    return [reach, dates, wrong, changed.has(file) ? said.changed : ''].filter(Boolean).join(', ');
  };
};

/** One document; of a thousand only those that differ are rendered again at every key. */
const Item = memo(({ file, label, note, isShown }: Entry & { note: string; isShown: boolean }) => {
  const { view } = useStudio();
  const ref = useRef<HTMLLIElement>(null);
  // A page that is opened elsewhere, or is new, is not left out of sight.
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={ref}>
      <ListItemButton
        selected={isShown}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => view.choose({ file, path: [] })}
      >
        <ListItemText primary={label} secondary={note} />
      </ListItemButton>
      {isShown && <SkipToFields />}
    </li>
  );
});

/** What is wrong with the site. It unfolds itself when the page cannot be shown, and stays so while it is mended. */
const Problems = () => {
  const problems = useChecked((checked) => checked.problems);
  const isMissing = useChecked((checked) => checked.isMissing);
  const isChecked = useChecked((checked) => checked.isChecked);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      open={isOpen || isMissing}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="summary" sx={{ px: 2, py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
        {words.views.problems} {isChecked && `(${problems.length})`}
      </Box>
      {(isOpen || isMissing) && <ProblemList />}
    </Box>
  );
};

/** All documents of the site, with what is wrong with each. */
export const DocumentSidebar = () => {
  const { file: shown } = useView();
  const [search, setSearch] = useState('');
  const note = useNote();
  const wanted = search.toLowerCase();
  const groups = useGroups()
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label, also, file }) =>
        [label, also, file].join(' ').toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Box component="nav" aria-label={words.rail.label} sx={{ overflow: 'auto', flex: 1 }}>
      <Problems />
      <Box sx={{ p: 1.5 }}>
        <TextField
          label={words.rail.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Box>
      {groups.length === 0 && <Typography sx={{ px: 2 }}>{words.rail.none}</Typography>}
      {groups.map(({ title, entries }, index) => (
        // Two menus may have the same name.
        <TitledList key={index} title={title}>
          {entries.map((entry) => (
            <Item key={entry.file} {...entry} isShown={entry.file === shown} note={note(entry)} />
          ))}
        </TitledList>
      ))}
    </Box>
  );
};
