import { Box, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { memo, useMemo, useState } from 'react';
import { menuPlaces } from '../../documents/edit/menus/menu-places.ts';
import { ProblemList } from '../problems/problem-list.tsx';
import { useChecked, useDraft, useStudio, useView } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { TitledList } from './titled-list.tsx';

/** A document of the site; a page has an address. */
type Entry = { file: string; label: string; route?: string };

/** The documents of the site: its pages in their menus, each in the first that leads to it. */
const useGroups = (): { title: string; entries: Entry[] }[] => {
  const { pages, shared, site } = useStudio().files;
  const { rendered } = useChecked();
  const left = new Map(pages.map((page) => [page.route, page.path]));
  const take = (addresses: Iterable<string>): Entry[] =>
    [...addresses].flatMap((address) => {
      const route = address.replace(/[?#].*/, '');
      const file = left.get(route);
      left.delete(route);
      return file === undefined ? [] : { file, route, label: rendered?.titles.get(route) ?? route };
    });
  return [
    ...menuPlaces(rendered?.site).map(({ name, routes }) => ({ title: name, entries: take(routes) })),
    { title: words.rail.others, entries: take([...left.keys()]) },
    { title: words.rail.shared, entries: [...shared].map(([label, file]) => ({ file, label })) },
    { title: '', entries: site === undefined ? [] : [{ file: site, label: words.rail.site }] },
  ];
};

/** What is said of a document beside its name: how much is wrong with it, and whether it was changed. */
const useNote = (): ((file: string) => string) => {
  const studio = useStudio();
  const { problems } = useChecked();
  const changed = new Set(studio.texts.unsaved().map(({ name }) => name));
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { file, severity } of problems)
      if (severity === 'error') found.set(file, (found.get(file) ?? 0) + 1);
    return found;
  }, [problems]);
  const { problem: one, problems: several, changed: isChanged } = words.rail;
  return (file) => {
    const count = counts.get(studio.shownName(file)) ?? 0;
    const errors = count === 0 ? [] : [count === 1 ? one : fill(several, { count })];
    return [...errors, ...(changed.has(file) ? [isChanged] : [])].join(', ');
  };
};

/** One document; of a thousand only those that differ are rendered again at every key. */
const Item = memo(({ file, label, route, isShown, note }: Entry & { isShown: boolean; note: string }) => {
  const { view } = useStudio();
  const open = (): void => (route === undefined ? view.choose({ file, path: [] }) : view.open(route));
  return (
    <li>
      <ListItemButton selected={isShown} aria-current={isShown ? 'page' : undefined} onClick={open}>
        <ListItemText primary={label} secondary={note} />
      </ListItemButton>
    </li>
  );
});

/** What is wrong with the site, folded while one looks at pages. */
const Problems = () => (
  <Box component="details" sx={{ borderBottom: 1, borderColor: 'divider' }}>
    <Box component="summary" sx={{ px: 2, py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
      {words.views.problems} ({useChecked().problems.length})
    </Box>
    <ProblemList />
  </Box>
);

/** All documents of the site, with what is wrong with each. */
export const Rail = () => {
  useDraft();
  const { file: shown } = useView();
  const [search, setSearch] = useState('');
  const note = useNote();
  const wanted = search.toLowerCase();
  const groups = useGroups()
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label, file }) => `${label} ${file}`.toLowerCase().includes(wanted)),
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
            <Item key={entry.file} {...entry} isShown={entry.file === shown} note={note(entry.file)} />
          ))}
        </TitledList>
      ))}
    </Box>
  );
};
