import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { MaybeLink } from '../parts/link.tsx';
import { Heading3 } from '../parts/text.tsx';
import { coverImage, styledByTheme } from '../parts/styles.ts';

const Figure = styledByTheme('figure', (theme) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  '& blockquote': {
    ...theme.typography.h2,
    fontSize: 'min(clamp(1.625rem, 1.3rem + 1.6vw, 2.75rem), 11vw)',
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
}));

/** Who said it, left of the quote in a wide window. */
const WideFigure = styledByTheme(Figure, () => ({
  '@media (min-width: 1024px)': {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    '& blockquote': { width: '62%' },
    '& figcaption': { minWidth: '14rem' },
  },
}));

/** The quote on a panel that covers the lower part of the image and reaches below it. */
const Across = styledByTheme('figure', (theme) => ({
  '& > picture > img': { ...coverImage, height: 'clamp(15rem, 38vw, 56rem)', maxHeight: '90svh' },
  '& > div': {
    position: 'relative',
    width: 'min(100% - 2 * var(--margin), 54rem)',
    margin: 'clamp(-14rem, -14vw, -3rem) var(--margin) 0',
    padding: 'clamp(min(1.5rem, 7vw), 4vw, 4rem)',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.tone.ground,
  },
}));

/** A quote of one client in large type on a dark band, or on a panel across an image. */
export default function Testimonial({ section }: { section: Section<'testimonial'> }) {
  const { heading, quote, author, detail, href, image } = section;
  const Frame = image ? Figure : WideFigure;
  const words = (
    <>
      {heading && <Heading3 as="h2">{heading}</Heading3>}
      <Frame>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <cite>{author}</cite>
          {detail && (
            <span>
              <MaybeLink href={href}>{detail}</MaybeLink>
            </span>
          )}
        </figcaption>
      </Frame>
    </>
  );
  if (!image) return <Band tone="dark">{words}</Band>;
  return (
    <Across>
      <Picture image={image} sizes="(min-width: 600px) 100vw, 100vw 3/2" />
      <div>{words}</div>
    </Across>
  );
}
