import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import { ActionLink } from './action-link.tsx';
import { Actions } from './actions.tsx';
import { Icon } from './icon.tsx';
import { Heading1, Tagline } from './text/headings.tsx';
import { styledByTheme } from './themed.ts';

const wide = '@media (min-width: 900px)';

const Frame = styledByTheme('div', (theme) => {
  const { layout } = theme;
  return {
    position: 'relative',
    display: 'grid',
    '& > [data-media]': { position: 'relative', overflow: 'clip', aspectRatio: '3 / 2', maxHeight: '40svh' },
    '& > [data-media] img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
    '& > [data-words]': {
      padding: `${theme.spacing(3)} ${layout.margin} ${theme.spacing(4)}`,
      '& [data-badge]': {
        marginBottom: theme.spacing(2.5),
        ...theme.typography.body2,
        fontSize: 'min(0.9375rem, 8vw)',
        '& svg': { color: theme.tone.accent },
      },
      '& h1': { maxWidth: '12.5em' },
      '& p': { maxWidth: '32em', marginBlock: theme.spacing(2, 3), color: theme.tone.soft },
    },
    [wide]: {
      gridTemplateColumns: `${layout.margin} minmax(0, 5fr) minmax(0, 7fr)`,
      '& > [data-media]': { gridArea: '1 / 3', maxHeight: 'none' },
      '& > [data-words]': {
        gridArea: '1 / 2',
        alignSelf: 'center',
        padding: `clamp(2rem, 4vw, 5rem) clamp(2rem, 4vw, 5rem) clamp(2rem, 4vw, 5rem) 0`,
      },
      '& > ul': { gridColumn: '1 / -1' },
    },
  };
});

type Props = {
  section: { heading: string; tagline: string; badge?: Link | undefined; actions?: Link[] | undefined };
  /** What the visitor sees next to the text, or above it on a phone. */
  media?: ReactNode;
  /** Content below text and media, in full width. */
  children?: ReactNode;
};

/** The frame of a hero: text beside an image that reaches the edge of the window; on a phone the image is above the text. */
export const HeroFrame = ({ section, media, children }: Props) => {
  const { heading, tagline, badge, actions } = section;
  return (
    <Frame>
      {media && <div data-media="">{media}</div>}
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
