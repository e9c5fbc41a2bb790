import type { Section } from '../../schema/section.ts';
import { Picture } from '../parts/image/picture.tsx';
import { coverImage, styledByTheme } from '../parts/styles.ts';

const Figure = styledByTheme('figure', (theme) => ({
  '& img': { ...coverImage, height: 'clamp(15rem, 36vw, 50rem)', maxHeight: '90svh' },
  '& figcaption': {
    ...theme.typography.body2,
    padding: theme.spacing(1.5, 0),
    marginInline: theme.layout.margin,
    color: theme.tone.soft,
  },
}));

/** An image as wide as the window. */
export default function WidePicture({ section }: { section: Section<'wide-picture'> }) {
  const { image, caption } = section;
  return (
    <Figure>
      <Picture image={image} sizes="(min-width: 600px) 100vw, 100vw 3/2" />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}
