import type { Section } from '../../schema/section.ts';
import { Actions } from '../parts/actions.tsx';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading2 } from '../parts/text/headings.tsx';
import { styledByTheme } from '../parts/themed.ts';

const Call = styledByTheme(Band, (theme) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  alignItems: 'center',
  '& p': {
    ...theme.typography.subtitle1,
    maxWidth: '32em',
    marginTop: theme.spacing(2),
    color: theme.tone.soft,
  },
  '& [href^="tel:"]': {
    ...theme.typography.h2,
    gap: '0.3em',
    padding: 0,
    border: 0,
    fontVariantNumeric: 'lining-nums',
    '& svg': { width: '0.75em', height: '0.75em', color: theme.tone.accent },
    '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
  },
  '& a + a': { marginTop: theme.spacing(1) },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    marginTop: theme.spacing(2),
    color: theme.tone.soft,
  },
  '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    '&:has(img) > div': { gridColumn: 1 },
    '& img': { position: 'absolute', inset: '0 0 0 auto', width: '40%', height: '100%' },
  },
}));

/** The call to action band: one sentence, the estimate button and the phone number in large digits. */
export default function CallToAction({ section }: { section: Section<'call-to-action'> }) {
  const { heading, text, image, actions, note } = section;
  return (
    <Call tone="dark">
      {image && <Picture image={image} sizes="(min-width: 900px) 40vw, 92vw" />}
      <div>
        <Heading2>{heading}</Heading2>
        <p>{text}</p>
      </div>
      <div>
        <Actions actions={actions} />
        {note && <small>{note}</small>}
      </div>
    </Call>
  );
}
