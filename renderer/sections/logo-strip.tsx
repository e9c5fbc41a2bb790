import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { columnsFor } from '../parts/grid.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { PauseButton, PauseFrame } from '../parts/pause-button.tsx';
import { Heading3 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const scroll = keyframes({ to: { transform: 'translateX(-50%)' } });

const Frame = styledByTheme(PauseFrame, (theme) => ({
  position: 'relative',
  // This animation replaces the entrance animation of sections.
  '&&&': { animation: 'none' },
  '& h2': { paddingInlineEnd: theme.spacing(8) },
  '& button': { insetBlockStart: theme.spacing(-1), insetInlineEnd: 0 },
  '@media (prefers-reduced-motion: reduce)': { '& button': { display: 'none' } },
}));

const Strip = styled('div')<{ columns: 2 | 3 | 4 }>(({ theme, columns }) => {
  const still = {
    maskImage: 'none',
    '& ul': {
      animation: 'none',
      display: 'grid',
      width: 'auto',
      gridTemplateColumns: theme.layout.pair,
      rowGap: theme.spacing(4),
      [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
    },
    '& li': { width: 'auto' },
    '& [aria-hidden]': { display: 'none' },
  };
  return {
    marginTop: theme.layout.stack,
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, black 8%, black 92%, transparent)',
    '& ul': {
      display: 'flex',
      width: 'max-content',
      animation: `${scroll} 40s linear infinite var(--motion)`,
    },
    '&:hover ul': { animationPlayState: 'paused' },
    '& li': { flex: 'none', width: 250, padding: theme.spacing(0, 3) },
    '& img': { width: '100%', height: 72, objectFit: 'contain' },
    '&[data-still]': still,
    '@media (prefers-reduced-motion: reduce)': still,
    '@supports not selector(:popover-open)': still,
  };
});

const width = '202px';

/**
 * Logos that scroll from right to left. The list is rendered twice, so that the animation loops seamlessly. The logos
 * are in even rows with reduced motion, without labels of the pause button, and in browsers where it does not work.
 */
export default function LogoStrip({ section }: { section: Section<'logo-strip'> }) {
  const { heading, clients, pause, play } = section;
  const canPause = pause && play;
  return (
    <Band>
      <Frame>
        <Heading3 as="h2">{heading}</Heading3>
        {canPause && <PauseButton pause={pause} play={play} />}
        <Strip columns={columnsFor(clients.length)} data-still={canPause ? undefined : ''}>
          <ul>
            {clients.map(({ name, image }) => (
              <li key={name}>
                <Picture image={{ src: image, alt: name }} sizes={width} eager />
              </li>
            ))}
            {canPause &&
              clients.map(({ name, image }) => (
                <li key={`${name} again`} aria-hidden="true">
                  <Picture image={{ src: image, alt: 'decorative' }} sizes={width} eager />
                </li>
              ))}
          </ul>
        </Strip>
      </Frame>
    </Band>
  );
}
