import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { toRoute } from '../../documents/read/site/site-files.ts';
import { createPageData } from '../../renderer/page-data.ts';
import { startChecker } from '../checking/start-checker.ts';
import type { RenderableSite } from '../checking/checker.worker.ts';
import { SmallPage } from '../frame/small-page.tsx';
import { libraryOf } from '../frame/use-library.ts';
import { parseImages } from '../state/images.ts';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

type Texts = ReadonlyMap<string, string>;

/**
 * A scaled-down page of one version of the site.
 * @param texts all texts of that version, images as serialized metadata
 */
const VersionOfPage = ({ name, file, texts }: { name: string; file: string; texts: Texts }) => {
  const studio = useStudio();
  const [rendered, setRendered] = useState<RenderableSite>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const { worker, checker } = startChecker(studio.stored.prefix, texts);
    void checker.read(toRoute(file)).then(setRendered);
    return () => worker.terminate();
  }, [studio, texts, file]);
  const shown = useMemo(() => {
    const { site, page } = rendered ?? {};
    if (!site || !page) return undefined;
    const images = parseImages(texts);
    const library = libraryOf(images, (name) => studio.pictureUrl(name, images));
    return { show: { site, data: createPageData(site, page, library), isBehind: false, names: [] } };
  }, [studio, texts, rendered]);
  const isMissing = hasFailed || (rendered !== undefined && !shown);
  return (
    <figure style={{ margin: 0, maxWidth: '100%' }}>
      <Typography component="figcaption" variant="caption">
        {name}
      </Typography>
      {isMissing && <Alert severity="info">{words.page.missing}</Alert>}
      <Box hidden={isMissing} sx={{ border: 1, borderColor: 'divider' }}>
        <SmallPage
          {...{ shown, title: name, width: 1100, height: 1000, scale: 0.36 }}
          onFailed={() => setFailed(true)}
        />
      </Box>
    </figure>
  );
};

type Props = { names: [string, string]; file: string; states: [Texts, Texts] };

/** Shows a page in two versions of the site, side by side if there is room. */
export const PageComparison = ({ names, file, states }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    {states.map((texts, index) => (
      <VersionOfPage key={names[index]} name={names[index] ?? ''} file={file} texts={texts} />
    ))}
  </Box>
);
