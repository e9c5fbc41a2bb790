import { Alert, Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { childOf, entriesOf } from '../../documents/read/document/path.ts';
import { pageDataOf } from '../../renderer/page-data.ts';
import type { Site } from '../../schema/site.ts';
import { PageDateAlert } from '../dates/date-note.tsx';
import { editSection } from '../sections/edit-section.ts';
import { useChecked, useStudio, useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { takeFiles } from '../pictures/dropped/take-files.ts';
import { placeOfClick } from './place-of-click.ts';
import { sectionName } from '../form/plain-name.ts';
import { pageFrame, useFrame } from './use-frame.ts';
import { useLibrary } from './use-library.ts';
import { usePageWidth } from './page-width.tsx';

/** The site whose card in the corner is there at once while it is edited, and else covers nothing. */
const withCard = ({ popup, ...site }: Site, isEdited: boolean): Site =>
  popup && isEdited ? { ...site, popup: { ...popup, depth: 0 } } : site;

/** The real page, rendered from texts that are not saved; a click on any part of it opens its field. */
export const PageView = () => {
  const studio = useStudio();
  const { route, file, path, chosen } = useView();
  const { site, page } = useChecked(({ rendered }) => rendered);
  const isCurrent = useChecked((checked) => checked.isCurrent);
  const isMissing = useChecked((checked) => checked.isMissing);
  const isCard = file === studio.files.site && path[0] === 'popup';
  const { ref: room, width, scale } = usePageWidth();
  const [failed, setFailed] = useState(false);
  const library = useLibrary();
  const { ref, tell } = useFrame({
    clicked: (clicked) => {
      const place = placeOfClick(studio, clicked);
      if (place) studio.view.choose(place);
    },
    section: ({ action, index }) =>
      studio.texts.isEditing.snapshot() ? editSection(studio, action, index) : studio.texts.refuse(),
    followed: (address) => studio.view.open(address.replace(/[?#].*/, '')),
    failed: () => setFailed(true),
    shortcut: (shortcut) => studio.run(shortcut),
    files: ({ files, on }) =>
      void takeFiles(studio, files, on ? placeOfClick(studio, on) : studio.view.snapshot()),
  });

  const data = useMemo(() => site && page && pageDataOf(site, page, library), [site, page, library]);
  useEffect(() => {
    if (!tell || !site || !data) return;
    setFailed(false);
    const own = studio.document(studio.view.fileOf(data.page.route) ?? '')?.value;
    const names = entriesOf(childOf(own, 'sections')).map(sectionName);
    tell('show', { site: withCard(site, isCard), data, isBehind: !isCurrent, names });
    studio.isShown.set(true);
  }, [studio, tell, site, data, isCurrent, isCard]);
  useEffect(() => {
    if (isMissing) studio.isShown.set(true);
  }, [studio, isMissing]);

  useEffect(() => {
    const isOwn = studio.view.fileOf(route) === file && path[0] === 'sections';
    tell?.('select', isOwn && typeof path[1] === 'number' ? path[1] : undefined);
  }, [studio, tell, route, file, path, chosen]);

  const said = words.page;
  const error = failed ? said.failed : isMissing ? said.missing : undefined;
  return (
    <>
      {error && <Alert severity="error">{error}</Alert>}
      <PageDateAlert file={studio.view.fileOf(route) ?? ''} />
      {!error && page && !isCurrent && <Alert severity="warning">{said.behind}</Alert>}
      <Box
        ref={room}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'hidden',
          position: 'relative',
          bgcolor: 'background.default',
        }}
      >
        <Box
          component="iframe"
          ref={ref}
          {...pageFrame}
          title={said.frame}
          style={{ width, height: `${100 / scale}%`, translate: '-50%', scale: String(scale) }}
          sx={{ position: 'absolute', left: '50%', transformOrigin: 'top', border: 0, bgcolor: '#fff' }}
        />
      </Box>
    </>
  );
};
