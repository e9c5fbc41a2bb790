import { Alert, Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { pageDataOf } from '../../renderer/page-data.ts';
import { useSectionEdits } from '../sections/use-section-edits.ts';
import { useChecked, useStudio, useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { placeOfClick } from './place-of-click.ts';
import { sectionNames } from './section-names.ts';
import { useFrame } from './use-frame.ts';
import { useLibrary } from './use-library.ts';
import { useWidth } from './page-width.tsx';

/** The real page, rendered from texts that are not saved; a click on any part of it opens its field. */
export const PageView = () => {
  const studio = useStudio();
  const { route, file, path, chosen } = useView();
  const { rendered, isCurrent } = useChecked();
  const width = useWidth();
  const [failed, setFailed] = useState(false);
  const library = useLibrary();
  const act = useSectionEdits();
  const { ref, tell } = useFrame({
    clicked: (clicked) => {
      const place = placeOfClick(studio, clicked);
      if (place) studio.view.choose(place);
    },
    section: ({ action, index }) => act[action](index),
    followed: (address) => studio.view.open(address.replace(/[?#].*/, '')),
    failed: () => setFailed(true),
    shortcut: (shortcut) => studio.run(shortcut),
  });

  const { site, page } = rendered ?? {};
  const data = useMemo(() => site && page && pageDataOf(site, page, library), [site, page, library]);
  useEffect(() => {
    if (!tell || !site || !data) return;
    setFailed(false);
    const own = studio.view.fileOf(data.page.route);
    const names = sectionNames(own === undefined ? undefined : studio.document(own)?.value);
    tell('show', { site, data, isBehind: !isCurrent, names });
  }, [studio, tell, site, data, isCurrent]);

  useEffect(() => {
    const isOwn = studio.view.fileOf(route) === file && path[0] === 'sections';
    tell?.('select', isOwn && typeof path[1] === 'number' ? path[1] : undefined);
  }, [studio, tell, route, file, path, chosen]);

  const { failed: lost, behind, missing, frame } = words.page;
  const notShown = data ? behind : missing;
  const said = failed ? lost : rendered && !isCurrent ? notShown : '';
  return (
    <>
      {said !== '' && <Alert severity={said === behind ? 'warning' : 'error'}>{said}</Alert>}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          justifyContent: 'center',
          bgcolor: 'background.default',
        }}
      >
        <Box
          component="iframe"
          ref={ref}
          src="page.html"
          title={frame}
          sx={{ width: width ?? '100%', maxWidth: '100%', border: 0, bgcolor: '#fff' }}
        />
      </Box>
    </>
  );
};
