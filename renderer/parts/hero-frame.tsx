import { alpha } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import { ActionLink } from './action-link.tsx';
import { Actions } from './actions.tsx';
import { Icon } from './icon.tsx';
import { Heading1, Tagline } from './text/headings.tsx';
import { styledByTheme } from './themed.ts';

/** The `sizes` of a backdrop image. 119vw on narrow windows, because the sides of a wide image are cropped to 3:2. */
export const backdropSizes = '(min-width: 900px) 100vw, 119vw';

const wide = '@media (min-width: 900px)';

const Frame = styledByTheme('div', (theme) => {
  const { layout, palette } = theme;
  const end = `${layout.margin} + min(40rem, 52vw)`;
  const shade = (opacity: number) => alpha(palette.background.deep, opacity);
  return {
    ...theme.tones.dark,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: palette.background.deep,
    color: theme.tone.ink,
    '& > [data-backdrop]': {
      position: 'relative',
      overflow: 'clip',
      aspectRatio: '3 / 2',
      maxHeight: '52svh',
      '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(0deg, ${shade(1)}, ${shade(0)} 35%)`,
      },
    },
    '& > [data-words]': {
      position: 'relative',
      padding: `${theme.spacing(3)} ${layout.margin} ${theme.spacing(5)}`,
      '& [data-badge]': {
        marginBottom: theme.spacing(3),
        borderColor: theme.tone.accent,
        ...theme.typography.body2,
        fontSize: 'min(0.9375rem, 8vw)',
        '& svg': { color: theme.tone.accent },
      },
      '& h1': { maxWidth: '12.5em' },
      '& p': { maxWidth: '32em', marginBlock: theme.spacing(2.5, 4), color: theme.tone.soft },
    },
    '&[data-height=screen]': {
      minHeight: [`calc(100vh - ${layout.header})`, `calc(100svh - ${layout.header})`],
    },
    '&[data-height=screen] > [data-backdrop]': { flex: 1 },
    [wide]: {
      '& > [data-backdrop]': {
        position: 'absolute',
        inset: 0,
        aspectRatio: 'auto',
        maxHeight: 'none',
        // The gradient begins to fade where the text ends. It is just dark enough for a contrast of 4.9:1 on a white image.
        '&::after': {
          background: `linear-gradient(90deg, ${shade(0.78)} calc(${end}), ${shade(0.24)} calc(${end} + 9rem), ${shade(0)} calc(${end} + 20rem))`,
        },
      },
      '& > [data-backdrop] + [data-words]': { minHeight: 'clamp(26rem, 36vw, 40rem)' },
      '& > [data-words]': {
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'center',
        width: `calc(${end})`,
        paddingRight: 0,
        paddingBlock: 'clamp(4rem, 7vw, 7.5rem)',
      },
    },
  };
});

type Props = {
  section: { heading: string; tagline: string; badge?: Link | undefined; actions?: Link[] | undefined };
  /** Whether it fills the window below the header. */
  screen?: boolean;
  /** The image behind the text; above the text on a phone. */
  backdrop?: ReactNode;
  /** Content below the text, in full width. */
  children?: ReactNode;
};

/** The frame of a hero: text on a dark background that fades into an image. */
export const HeroFrame = ({ section, screen, backdrop, children }: Props) => {
  const { heading, tagline, badge, actions } = section;
  return (
    <Frame data-tone="dark" data-height={screen ? 'screen' : undefined}>
      {backdrop && <div data-backdrop="">{backdrop}</div>}
      <div data-words="">
        {badge && (
          <ActionLink look="outlined" href={badge.href} data-badge="">
            <Icon name="shield-check" />
            {badge.label}
          </ActionLink>
        )}
        <Heading1>{heading}</Heading1>
        <Tagline>{tagline}</Tagline>
        {actions && <Actions actions={actions} />}
      </div>
      {children}
    </Frame>
  );
};
