import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { columnsFor } from '../parts/grid.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text/headings.tsx';

const scroll = keyframes({ to: { transform: 'translateX(-50%)' } });

const Strip = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 2 | 3 | 4 }>(
  ({ theme, columns }) => ({
    marginTop: theme.layout.stack,
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, black 8%, black 92%, transparent)',
    '& ul': {
      display: 'flex',
      width: 'max-content',
      animation: `${scroll} 40s linear infinite`,
    },
    '&:hover ul, &:focus ul': { animationPlayState: 'paused' },
    '& li': { flex: 'none', width: 250, padding: theme.spacing(0, 3) },
    '& img': { width: '100%', height: 72, objectFit: 'contain' },
    '@media (prefers-reduced-motion: reduce)': {
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
    },
  }),
);

const width = '202px';

/** Logos that scroll from right to left. The list is rendered twice, so that the animation loops seamlessly. With reduced motion the logos are in even rows. */
export default function LogoStrip({ section }: { section: Section<'logo-strip'> }) {
  const { heading, clients } = section;
  return (
    <Band>
      <Heading3 as="h2">{heading}</Heading3>
      <Strip columns={columnsFor(clients.length)} tabIndex={0} role="group" aria-label={heading}>
        <ul>
          {clients.map(({ name, image }) => (
            <li key={name}>
              <Picture image={{ src: image, alt: name }} sizes={width} eager />
            </li>
          ))}
          {clients.map(({ name, image }) => (
            <li key={`${name} again`} aria-hidden="true">
              <Picture image={{ src: image, alt: 'decorative' }} sizes={width} eager />
            </li>
          ))}
        </ul>
      </Strip>
    </Band>
  );
}
