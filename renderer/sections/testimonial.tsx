import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { Heading3 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Figure = styledByTheme('figure', (theme) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  '& blockquote': {
    ...theme.typography.h2,
    fontSize: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.75rem)',
    lineHeight: 1.22,
    textIndent: '-0.42em',
    paddingLeft: '0.42em',
    '&::before': { content: '"\\201C"' },
    '&::after': { content: '"\\201D"' },
  },
  '& figcaption': { paddingTop: theme.spacing(2), borderTop: `2px solid ${theme.tone.accent}` },
  '& cite': { display: 'block', fontStyle: 'normal', fontWeight: 600 },
  '& cite + span': { color: theme.tone.soft },
  'h2 + &': { marginTop: theme.spacing(5) },
  '@media (min-width: 1024px)': {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    '& blockquote': { width: 'calc((100% - 4rem) * 8 / 12)' },
    '& figcaption': { minWidth: '14rem' },
  },
}));

/** A quote of one client in large type. */
export default function Testimonial({ section }: { section: Section<'testimonial'> }) {
  const { heading, quote, author, detail } = section;
  return (
    <Band>
      {heading && <Heading3 as="h2">{heading}</Heading3>}
      <Figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <cite>{author}</cite>
          {detail && <span>{detail}</span>}
        </figcaption>
      </Figure>
    </Band>
  );
}
