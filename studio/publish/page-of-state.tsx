import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { routeOf } from '../../documents/read/site/site-files.ts';
import { pageDataOf } from '../../renderer/page-data.ts';
import { pageFrame, useFrame } from '../page/use-frame.ts';
import { libraryOf } from '../page/use-library.ts';
import { picturesIn } from '../state/picture-shelf.ts';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { useRendered } from './use-rendered.ts';

/** The size of the page in its frame in pixels, narrower where there is less room, and how small it is shown. */
const [width, height, scale] = [1100, 1000, 0.36];
const whole = `${100 / scale}%`;

type Props = {
  /** What stands above it. */
  name: string;
  /** The page's file. */
  file: string;
  /** The texts of the whole site, pictures as their lines. */
  texts: ReadonlyMap<string, string>;
};

/** A page as a state of the site shows it, made small. */
export const PageOfState = ({ name, file, texts }: Props) => {
  const studio = useStudio();
  const rendered = useRendered(texts, routeOf(file));
  const [hasFailed, setFailed] = useState(false);
  const { ref, tell } = useFrame({ failed: () => setFailed(true) });
  const shown = useMemo(() => {
    const { site, page } = rendered ?? {};
    const pictures = picturesIn(texts);
    const library = libraryOf(pictures, (picture) => studio.pictureUrl(picture, pictures));
    return site && page && { site, data: pageDataOf(site, page, library) };
  }, [studio, texts, rendered]);
  useEffect(() => {
    if (shown) tell?.('show', { ...shown, isBehind: false, names: [] });
  }, [tell, shown]);
  const isMissing = hasFailed || (rendered !== undefined && !shown);
  return (
    <figure style={{ margin: 0, width: width * scale, maxWidth: '100%' }}>
      <Typography component="figcaption" variant="caption">
        {name}
      </Typography>
      {isMissing && <Alert severity="info">{words.page.missing}</Alert>}
      <Box
        hidden={isMissing}
        sx={{ height: height * scale, border: 1, borderColor: 'divider', overflow: 'hidden' }}
      >
        <Box
          component="iframe"
          ref={ref}
          {...pageFrame}
          title={name}
          inert
          style={{
            width: whole,
            height: whole,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </figure>
  );
};

/** A page in two states of the site, side by side where there is room. */
export const TwoPages = ({
  names,
  file,
  states,
}: {
  names: [string, string];
  file: string;
  states: [Props['texts'], Props['texts']];
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    {states.map((texts, index) => (
      <PageOfState key={names[index]} name={names[index] ?? ''} file={file} texts={texts} />
    ))}
  </Box>
);
