import type { CSSObject, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Section } from '../../../schema/section.ts';
import { ActionLink } from '../action-link.tsx';
import { usePage } from '../../context.tsx';
import { Actions } from '../actions.tsx';
import { Icon } from '../icon.tsx';
import { ShownDate } from '../shown-date.tsx';
import { Heading1, RichText, Tagline } from '../text.tsx';
import { coverImage, styledByTheme } from '../styles.ts';
import { largeScreens } from '../../theme/layout.ts';

/** A band of short facts below a hero. */
const Proofs = styledByTheme('ul', (theme) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  paddingBlock: theme.spacing(2),
  paddingInline: theme.layout.margin,
  '& li': { display: 'flex', gap: theme.spacing(1.25), alignItems: 'center' },
  '& svg': { flex: 'none', color: theme.tone.accent },
}));

const wide = '@media (min-width: 900px)';
/** On a large screen hero and breadcrumbs, which have 2.75rem, fill the window below the header. */
const large = ({ header }: Theme['layout']): CSSObject => ({
  [largeScreens]: {
    '&:has(> [data-media])': {
      minHeight: `calc(100svh - ${header} - 2.75rem)`,
      gridTemplateRows: '1fr',
    },
  },
});

const Frame = styledByTheme('div', (theme) => ({
  position: 'relative',
  display: 'grid',
  '& > [data-media]': { position: 'relative', overflow: 'clip', height: 'min(67vw, 36svh)' },
  '& > [data-media] img': {
    position: 'absolute',
    inset: 0,
    ...coverImage,
    height: '100%',
    borderRadius: 0,
  },
  '& [data-look=action]': { viewTimelineName: '--hero' },
  '& > [data-words]': { padding: `${theme.spacing(3)} ${theme.layout.margin} ${theme.spacing(4)}` },
  '& > [data-words] > p': { maxWidth: '32em', marginBlock: theme.spacing(2, 3), color: theme.tone.soft },
}));

const Beside = styledByTheme(Frame, ({ layout, typography }) => ({
  // On a phone the first screen contains the whole text.
  '@media (max-width: 899px)': {
    '&:where(:has([data-urgent])) > [data-media]': { height: 'min(48vw, 30svh)' },
  },
  [wide]: {
    gridTemplateColumns: `${layout.margin} minmax(0, 5fr) minmax(0, 7fr)`,
    '& > [data-media]': { gridArea: '1 / 3', height: 'auto', minHeight: 'clamp(26rem, 36vw, 48rem)' },
    '& > [data-words]': {
      gridArea: '1 / 2',
      alignSelf: 'center',
      padding: 'clamp(2rem, 4vw, 5rem) clamp(2rem, 4vw, 5rem) clamp(2rem, 4vw, 5rem) 0',
      '&:only-child': { gridColumn: '2 / 4' },
      // Reduces the font size, so that large text fits into the column.
      '& > h1': { fontSize: `min(${typography.h1.fontSize}, 6.4vw)` },
    },
    '& > ul': { gridColumn: '1 / -1' },
  },
  ...large(layout),
}));

/** The image above as wide as the window, and below it the text beside a list of links. */
const Panorama = styledByTheme(Frame, ({ layout }) => ({
  [wide]: {
    '& > [data-media]': { height: 'auto', minHeight: 'min(43vw, 40vh)' },
    '& > [data-words]': { display: 'grid', grid: 'auto-flow dense / 5fr 7fr', columnGap: '4rem' },
    '& > [data-words] > *': { gridColumn: 1, alignSelf: 'start' },
    '& > [data-words] > h1': { gridColumn: '1 / -1', marginTop: '1rem' },
    '& > [data-words] > ul': { gridArea: 'span 2 / 2', marginTop: '1rem' },
  },
  ...large(layout),
}));

/** On a phone the form begins in the first screen. */
const BesideForm = styledByTheme(Beside, () => ({
  '@media (max-width: 899px)': {
    '& > [data-media]': { height: 'clamp(4.5rem, 100svh - 46rem, 10rem)' },
    // If the first step does not fit above the phone bar, the bar is hidden while the form is in view.
    '@media (max-height: 806px)': { '& form': { viewTimelineName: '--hero' } },
    '@media (max-height: 600px)': { '& > [data-media]': { display: 'none' } },
  },
}));

/** The text is in the lower left corner of the images, on a background that makes it readable. */
const Screen = styledByTheme(Frame, ({ layout, tone, brand }) => ({
  minHeight: [`calc(100vh - ${layout.header})`, `calc(100svh - ${layout.header})`],
  gridTemplateRows: 'minmax(14rem, 1fr) auto',
  '& > [data-media]': { height: 'auto' },
  [wide]: {
    gridTemplateRows: '1fr auto',
    '& > [data-media]': { position: 'absolute', inset: 0 },
    '& > [data-words]': {
      gridRow: 2,
      justifySelf: 'start',
      position: 'relative',
      maxWidth: `calc(${layout.margin} + max(32rem, 30vw))`,
      padding: `2.5rem 3rem 2.5rem ${layout.margin}`,
      borderTopRightRadius: brand.radius,
      backgroundColor: tone.ground,
    },
  },
}));

const frames = { beside: Beside, panorama: Panorama, form: BesideForm, screen: Screen };

/** 97vw instead of 100vw selects the file of 900 px on the most frequent phones, which is half as large as the next one. */
const phone = '97vw 3/2';

const besideOf = (shape: string) =>
  `(min-width: 2000px) 58vw 1/1, (min-width: 1200px) 54vw ${shape}, (min-width: 900px) 500px 1/1, ${phone}`;

/** The `sizes` of a `Picture` in a hero, by the kind of its frame. */
export const heroSizes = {
  beside: besideOf('3/2'),
  /** Beside a text for urgent calls, which makes the hero higher. */
  urgent: besideOf('6/5'),
  panorama: `(min-width: 900px) 100vw, ${phone}`,
  screen: '(min-width: 900px) 100vw, 100vw 3/2',
};

const Badge = styledByTheme(ActionLink, (theme) => ({
  marginBottom: theme.spacing(1),
  ...theme.typography.body2,
  fontSize: 'min(0.9375rem, 8vw)',
  '& svg': { color: theme.tone.accent },
}));

const Urgent = styledByTheme('div', (theme) => ({
  marginBlock: theme.spacing(0, 3),
  padding: theme.spacing(1.5, 2),
  borderInlineStart: `4px solid ${theme.tone.accent}`,
  backgroundColor: theme.palette.background.pale,
  '& a': { whiteSpace: 'nowrap' },
}));

type Props = {
  section: Pick<Section<'hero'>, 'heading' | 'tagline' | 'urgent' | 'badge' | 'actions' | 'proofs'>;
  /** `panorama` is for text with a list of links; `screen` fills the window below the header, with the text in front of the image; `form` makes space for a form. */
  kind?: keyof typeof frames;
  /** Content next to the text; above it on a phone. */
  media?: ReactNode;
  /** Content below the buttons. */
  details?: ReactNode;
};

/** The frame of a hero: text next to an image that reaches the edge of the window. */
export const HeroFrame = ({ section, kind = 'beside', media, details }: Props) => {
  const Kind = frames[kind];
  const { heading, tagline, urgent, badge, actions, proofs } = section;
  const { date } = usePage().page;
  const label = badge && (
    <Badge look="text" href={badge.href}>
      <Icon name="shield-check" /> {badge.label}
    </Badge>
  );
  return (
    <Kind>
      {media && <div data-media="">{media}</div>}
      <div data-words="">
        {/* One child with and without a date: another one would change the ids that `useId` gives to forms. */}
        {date ? (
          <>
            <ShownDate date={date} />
            {label}
          </>
        ) : (
          label
        )}
        <Heading1>{heading}</Heading1>
        <Tagline>{tagline}</Tagline>
        {urgent && (
          <Urgent data-urgent="">
            <RichText text={urgent} />
          </Urgent>
        )}
        {actions && <Actions actions={actions} />}
        {details}
      </div>
      {proofs && (
        <Proofs data-tone="dark">
          {proofs.map((proof) => (
            <li key={proof}>
              <Icon name="check" size={18} />
              {proof}
            </li>
          ))}
        </Proofs>
      )}
    </Kind>
  );
};
