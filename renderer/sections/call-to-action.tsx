import type { Section } from '../../schema/section.ts';
import { Actions } from '../parts/actions.tsx';
import { Band, QuietBand, Split } from '../parts/band.tsx';
import { Choices } from '../parts/choices.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading2, Tagline } from '../parts/text.tsx';
import { coverImage, styledByTheme } from '../parts/styles.ts';

const padding = 'clamp(1.25rem, 4.5vw, 5rem)';

const Call = styledByTheme('div', (theme) => ({
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'center',
  paddingBlock: padding,
  borderRadius: theme.shape.borderRadius,
  '& > div': { minWidth: 0, paddingInline: padding },
  '& p': { maxWidth: '32em', marginTop: theme.spacing(2), color: theme.tone.soft },
  '& a': { width: 'min(100%, 26rem)', minHeight: 60, fontSize: 'min(1.25rem, 6vw)' },
  '& [href^="tel:"]': {
    ...theme.typography.h2,
    fontSize: 'min(1.5rem, 5.6vw)',
    // Digits without descenders appear centered.
    paddingBlock: '0.8rem 0.45rem',
    '& svg': { width: '0.75em', height: '0.75em', color: theme.tone.accent },
  },
  '& small': { display: 'block', marginTop: theme.spacing(2), color: theme.tone.soft },
  '& img': { ...coverImage, aspectRatio: '16 / 9' },
  [theme.breakpoints.down('md')]: { '&:has(img)': { paddingTop: 0 } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '&:has(img) > div': { gridColumn: 1 },
    '& img': { position: 'absolute', inset: '0 0 0 auto', width: '40%', height: '100%' },
    '&:not([data-tone])': { gridTemplateColumns: '1fr min(26rem, 50%)' },
  },
  '&:not([data-tone])': { paddingBlock: 0, borderRadius: 0, '& > div': { paddingInline: 0 } },
}));

const Choosing = styledByTheme(Split, (theme) => ({
  '& h2 + p': { marginBlock: theme.spacing(2, 3), color: theme.tone.soft },
  '& div > small': { display: 'block', marginTop: theme.spacing(2), color: theme.tone.soft },
  // One block with rules between its cells; those at its edge are clipped.
  '& ul': {
    alignSelf: 'stretch',
    gridAutoRows: '1fr',
    gap: 0,
    overflow: 'clip',
    marginTop: 0,
    border: `1px solid ${theme.tone.rule}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& li': { margin: '-1px 0 0 -1px', border: `solid ${theme.tone.rule}`, borderWidth: '1px 0 0 1px' },
  '& li a': {
    ...theme.typography.h3,
    height: '100%',
    minHeight: 'clamp(4.5rem, 9vw, 7.5rem)',
    paddingInline: theme.spacing(2.5),
    border: 0,
    backgroundColor: `var(--cell, ${theme.palette.background.alternate})`,
    '&:hover': { paddingInline: theme.spacing(3) },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '[data-alternate] &': { '--cell': theme.palette.background.paper },
}));

/** A call to action: a card with the main button and the phone number in large digits, a plain line, or links to choose from. */
export default function CallToAction({ section }: { section: Section<'call-to-action'> }) {
  const { heading, text, image, actions, note, choices, continues } = section;
  const words = (
    <>
      <Heading2>{heading}</Heading2>
      <Tagline>{text}</Tagline>
    </>
  );
  const buttons = (
    <>
      <Actions actions={actions} />
      {note && <small>{note}</small>}
    </>
  );
  if (choices)
    return (
      <Band>
        <Choosing>
          <div>
            {words}
            {buttons}
          </div>
          <Choices choices={choices} />
        </Choosing>
      </Band>
    );
  return (
    <QuietBand>
      <Call data-tone={continues ? undefined : 'dark'}>
        {image && <Picture image={image} sizes="(min-width: 900px) 500px 7/8, 92vw 16/9" />}
        <div>{words}</div>
        <div>{buttons}</div>
      </Call>
    </QuietBand>
  );
}
