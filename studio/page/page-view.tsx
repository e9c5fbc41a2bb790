import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pageDataOf } from '../../renderer/page-data.ts';
import { useChecked, useStudio, useView } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { placeOfClick } from './place-of-click.ts';
import { pictureLibrary } from './pictures.ts';
import { sectionNames } from './section-names.ts';
import type { FromPage, ToPage } from './messages.ts';
import { useWidth } from './use-width.ts';
import { widths } from './widths.ts';

/** The real page, rendered from texts that are not saved; a click on any part of it opens its field. */
export const PageView = () => {
  const studio = useStudio();
  const { route, file, path, chosen } = useView();
  const { rendered, isCurrent } = useChecked();
  const [width] = useWidth();
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const library = useMemo(
    () => pictureLibrary(studio.stored.pictures, (name) => studio.store.pictureUrl(name)),
    [studio],
  );

  const { site, page } = rendered ?? {};
  const data = useMemo(() => site && page && pageDataOf(site, page, library), [site, page, library]);

  useEffect(() => {
    const hear = ({ data: message, source, origin }: MessageEvent<FromPage>): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (message.type === 'ready') setReady(true);
      else if (message.type === 'failed') setFailure(true);
      else if (message.type === 'history') studio.texts[message.step]();
      else if (message.type === 'followed') studio.view.open(message.address.replace(/[?#].*/, ''));
      else {
        const place = placeOfClick(studio, message.clicked);
        if (place) studio.view.choose(place);
      }
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [studio]);

  useEffect(() => {
    const tell = (message: ToPage): void =>
      frame.current?.contentWindow?.postMessage(message, location.origin);
    if (!isReady || !site || !data) return;
    setFailure(false);
    const own = studio.view.fileOf(data.page.route);
    const names = sectionNames(own === undefined ? undefined : studio.document(own)?.value);
    tell({ type: 'show', site, data, isBehind: !isCurrent, names });
  }, [studio, isReady, site, data, isCurrent]);

  useEffect(() => {
    if (!isReady) return;
    const isOwn = studio.view.fileOf(route) === file && path[0] === 'sections';
    const section = isOwn && typeof path[1] === 'number' ? path[1] : undefined;
    const message: ToPage = { type: 'select', section };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [studio, isReady, route, file, path, chosen]);

  return (
    <>
      {failure && <Alert severity="error">{words.page.failed}</Alert>}
      {!failure && rendered && !data && <Alert severity="error">{words.page.missing}</Alert>}
      {!failure && data && !isCurrent && <Alert severity="warning">{words.page.behind}</Alert>}
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
          ref={frame}
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
