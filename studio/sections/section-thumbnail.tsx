import { Box } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { pageDataOf } from '../../renderer/page-data.ts';
import type { Section } from '../../schema/section.ts';
import { pageFrame, useFrame } from '../page/use-frame.ts';
import { useLibrary } from '../page/use-library.ts';
import { useChecked } from '../state/use-studio.ts';

/** The width at which a section is rendered, and that of its picture here, in pixels. */
const [renderedWidth, shownWidth] = [1200, 260];
const scale = shownWidth / renderedWidth;

/** A section as it looks, made small; of what cannot be rendered an empty field. */
export const SectionThumbnail = ({ example }: { example: unknown }) => {
  const site = useChecked(({ rendered }) => rendered.site);
  const library = useLibrary();
  const { ref, tell } = useFrame();
  const part = useMemo(() => {
    if (!site || example === undefined) return undefined;
    // What is no section fails in the frame, which stays empty then.
    const section = example as Section;
    const page = { route: '/', title: '', description: '', sections: [section] };
    return { site, data: pageDataOf(site, page, library), section };
  }, [site, example, library]);
  useEffect(() => {
    if (part) tell?.('part', part);
  }, [tell, part]);
  return (
    <Box
      aria-hidden
      sx={{ width: shownWidth, maxWidth: '100%', height: 150, overflow: 'hidden', bgcolor: '#fff' }}
    >
      <Box
        component="iframe"
        ref={ref}
        {...pageFrame}
        loading="lazy"
        tabIndex={-1}
        inert
        sx={{
          border: 0,
          width: renderedWidth,
          height: 150 / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
};
