import { Alert, Box } from '@mui/material';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { pageDataOf } from '../../renderer/page-data.ts';
import { useSectionEdits } from '../sections/use-section-edits.ts';
import { useChecked, useStudio, useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import type { FromPage } from './messages.ts';
import { placeOfClick } from './place-of-click.ts';
import { sectionNames } from './section-names.ts';
import { useFrame } from './use-frame.ts';
import { useLibrary } from './use-library.ts';
import { useWidth } from './use-width.ts';
import { widths } from './widths.ts';

/** What is said above the page, when it is not as the texts are. */
const Notice = ({ failed, missing }: { failed: boolean; missing: boolean }) => {
  const { isCurrent, rendered } = useChecked();
  if (failed) return <Alert severity="error">{words.page.failed}</Alert>;
  if (!rendered || isCurrent) return null;
  return missing ? (
    <Alert severity="error">{words.page.missing}</Alert>
  ) : (
    <Alert severity="warning">{words.page.behind}</Alert>
  );
};

/** The real page, rendered from texts that are not saved; a click on any part of it opens its field. */
export const PageView = () => {
  const studio = useStudio();
  const { route, file, path, chosen } = useView();
  const { rendered, isCurrent } = useChecked();
  const [width] = useWidth();
  const [failed, setFailed] = useState(false);
  const library = useLibrary();
  const sections = useSectionEdits();

  const hear = useCallback(
    (message: FromPage): void => {
      if (message.type === 'failed') setFailed(true);
      else if (message.type === 'history') studio.texts[message.step]();
      else if (message.type === 'followed') studio.view.open(message.address.replace(/[?#].*/, ''));
      else if (message.type === 'section') sections.act(message.action, message.index);
      else if (message.type === 'clicked') {
        const place = placeOfClick(studio, message.clicked);
        if (place) studio.view.choose(place);
      }
    },
    [studio, sections],
  );
  const { ref, tell } = useFrame(hear);

  const { site, page } = rendered ?? {};
  const data = useMemo(() => site && page && pageDataOf(site, page, library), [site, page, library]);
  useEffect(() => {
    if (!tell || !site || !data) return;
    setFailed(false);
    const own = studio.view.fileOf(data.page.route);
    const names = sectionNames(own === undefined ? undefined : studio.document(own)?.value);
    tell({ type: 'show', site, data, isBehind: !isCurrent, names });
  }, [studio, tell, site, data, isCurrent]);

  useEffect(() => {
    const isOwn = studio.view.fileOf(route) === file && path[0] === 'sections';
    tell?.({ type: 'select', section: isOwn && typeof path[1] === 'number' ? path[1] : undefined });
  }, [studio, tell, route, file, path, chosen]);

  return (
    <>
      <Notice failed={failed} missing={!data} />
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
          title={words.page.frame}
          sx={{
            border: 0,
            width: widths[width] ?? '100%',
            maxWidth: '100%',
            height: '100%',
            bgcolor: '#fff',
          }}
        />
      </Box>
    </>
  );
};
