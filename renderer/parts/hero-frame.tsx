import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import { ActionLink } from './action-link.tsx';
import { Actions } from './actions.tsx';
import { Icon } from './icon.tsx';
import { Heading1, Tagline } from './text/headings.tsx';
import { styledByTheme } from './themed.ts';

const wide = '@media (min-width: 900px)';
const tiny = '@media (max-width: 899px) and (max-height: 600px)';

const Frame = styledByTheme('div', (theme) => {
  const { layout } = theme;
  return {
    position: 'relative',
    display: 'grid',
    '& > [data-media]': {
      position: 'relative',
      overflow: 'clip',
      height: 'min(67vw, 36svh)',
      '& img': {
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        borderRadius: 0,
      },
      // Two images to be compared.
      '& > div:has(figure)': {
        position: 'absolute',
        inset: 0,
        gap: 0,
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
      },
    },
    '& > [data-words]': {
      padding: `${theme.spacing(3)} ${layout.margin} ${theme.spacing(4)}`,
      '& [data-badge]': {
        marginBottom: theme.spacing(2.5),
        borderColor: theme.tone.accent,
        ...theme.typography.body2,
        fontSize: 'min(0.9375rem, 8vw)',
        '& svg': { color: theme.tone.accent },
      },
      '& > p': { maxWidth: '32em', marginBlock: theme.spacing(2, 3), color: theme.tone.soft },
    },
    '&[data-height=screen]': {
      minHeight: [`calc(100vh - ${layout.header})`, `calc(100svh - ${layout.header})`],
      gridTemplateRows: '1fr auto',
      '& > [data-media]': { height: 'auto', minHeight: '14rem' },
    },
    // The form begins in the first screen.
    '&:has(form) > [data-media]': { height: 'max(10svh, 4.5rem)', [tiny]: { display: 'none' } },
    [wide]: {
      '& > [data-words]': { alignSelf: 'center', padding: 'clamp(2rem, 4vw, 5rem)' },
      '&:not([data-height=screen])': {
        gridTemplateColumns: `${layout.margin} minmax(0, 5fr) minmax(0, 7fr)`,
        '& > [data-media]': {
          gridArea: '1 / 3',
          height: 'auto',
          minHeight: 'clamp(26rem, 36vw, 48rem)',
        },
        '& > [data-words]': { gridArea: '1 / 2', paddingLeft: 0 },
        '& > [data-words]:only-child': { gridColumn: '2 / 4' },
        '& > ul': { gridColumn: '1 / -1' },
      },
      // The text is in the lower left corner, which the images leave free, on a ground of its own.
      '&[data-height=screen]': {
        '& > [data-media]': { position: 'absolute', inset: 0, height: 'auto' },
        '& > [data-words]': {
          gridRow: 2,
          justifySelf: 'start',
          position: 'relative',
          maxWidth: `calc(${layout.margin} + max(32rem, 30vw))`,
          padding: `2.5rem 3rem 2.5rem ${layout.margin}`,
          borderTopRightRadius: theme.brand.radius,
          backgroundColor: theme.tone.ground,
        },
      },
    },
  };
});

type Props = {
  section: { heading: string; tagline: string; badge?: Link | undefined; actions?: Link[] | undefined };
  /** Whether it fills the window below the header, with the text in front of the image. */
  screen?: boolean;
  /** What is next to the text; above it on a phone. */
  media?: ReactNode;
  /** Content below the buttons. */
  details?: ReactNode;
  /** Content below text and media, in full width. */
  children?: ReactNode;
};

/** The frame of a hero: text next to an image that reaches the edge of the window. Nothing covers the image. */
export const HeroFrame = ({ section, screen, media, details, children }: Props) => {
  const { heading, tagline, badge, actions } = section;
  return (
    <Frame data-height={screen ? 'screen' : undefined}>
      {media && <div data-media="">{media}</div>}
      <div data-words="">
        {badge && (
          <ActionLink look="outlined" href={badge.href} data-badge="">
            <Icon name="shield-check" /> {badge.label}
          </ActionLink>
        )}
        <Heading1>{heading}</Heading1>
        <Tagline>{tagline}</Tagline>
        {actions && <Actions actions={actions} />}
        {details}
      </div>
      {children}
    </Frame>
  );
};
