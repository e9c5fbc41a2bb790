import { Box, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { memo, useMemo, useState } from 'react';
import { ProblemList } from '../problems/problem-list.tsx';
import { TitledList } from './titled-list.tsx';
import { useChecked, useDraft, useStudio, useView } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';

/** A document of the site; a page has an address. */
type Entry = { file: string; label: string; isShown: boolean; route?: string };

const useEntries = (): { title: string; entries: Entry[] }[] => {
  const studio = useStudio();
  const { route, file } = useView();
  const { rendered } = useChecked();
  useDraft();
  const { pages, shared, site } = studio.files;
  const inMenus = new Set(
    rendered?.site?.header.menu.flatMap(({ href, categories = [] }) => [
      href,
      ...categories.flatMap(({ links }) => links.map((link) => link.href)),
    ]),
  );
  const of = (wanted: boolean): Entry[] =>
    pages
      .filter((page) => inMenus.has(page.route) === wanted)
      .map((page) => ({
        file: page.path,
        label: rendered?.titles.get(page.route) ?? page.route,
        isShown: page.route === route && page.path === file,
        route: page.route,
      }));
  const document = (path: string, label: string): Entry => ({
    file: path,
    label,
    isShown: path === file,
  });
  return [
    { title: words.rail.inMenus, entries: of(true) },
    { title: words.rail.others, entries: of(false) },
    { title: words.rail.shared, entries: [...shared].map(([name, path]) => document(path, name)) },
    { title: '', entries: site === undefined ? [] : [document(site, words.rail.site)] },
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
  return (file) => {
    const count = counts.get(studio.shownName(file)) ?? 0;
    const errors = count === 0 ? '' : count === 1 ? words.rail.problem : fill(words.rail.problems, { count });
    return [errors, changed.has(file) ? words.rail.changed : ''].filter((text) => text !== '').join(', ');
  };
};

/** One document; of a thousand only those that differ are rendered again at every key. */
const Item = memo(({ file, label, isShown, route, note }: Entry & { note: string }) => {
  const { view } = useStudio();
  const open = (): void => {
    if (route === undefined) view.choose({ file, path: [] });
    else view.open(route);
  };
  return (
    <li>
      <ListItemButton selected={isShown} aria-current={isShown ? 'page' : undefined} onClick={open}>
        <ListItemText primary={label} secondary={note} />
      </ListItemButton>
    </li>
  );
});

/** What is wrong with the site, folded while one looks at pages. */
const Problems = () => {
  const { problems } = useChecked();
  return (
    <Box component="details" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component="summary" sx={{ px: 2, py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
        {words.views.problems} ({problems.length})
      </Box>
      <ProblemList />
    </Box>
  );
};

/** All documents of the site, with what is wrong with each. */
export const Rail = () => {
  const [search, setSearch] = useState('');
  const note = useNote();
  const isFound = ({ label, file }: Entry): boolean =>
    `${label} ${file}`.toLowerCase().includes(search.toLowerCase());
  const groups = useEntries()
    .map(({ title, entries }) => ({ title, entries: entries.filter(isFound) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Box component="nav" aria-label={words.rail.label} sx={{ overflow: 'auto', flex: 1 }}>
      <Problems />
      <Box sx={{ p: 1.5 }}>
        <TextField
          label={words.rail.search}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Box>
      {groups.length === 0 && <Typography sx={{ px: 2 }}>{words.rail.none}</Typography>}
      {groups.map(({ title, entries }) => (
        <TitledList key={title} title={title}>
          {entries.map((entry) => (
            <Item key={entry.file} {...entry} note={note(entry.file)} />
          ))}
        </TitledList>
      ))}
    </Box>
  );
};
