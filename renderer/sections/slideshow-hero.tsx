import type { Section } from '../../schema/section.ts';
import { HeroFrame } from '../parts/hero-frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { Slides } from '../parts/image/slides.tsx';
import { visuallyHidden } from '../parts/visually-hidden.ts';
import { styledByTheme } from '../parts/themed.ts';

/** There is one opening on a page, so the name is its own. */
const switchId = 'slideshow-switch';

const when = (moves: boolean) => ({
  '--slides': moves ? 'running' : 'paused',
  '& [data-when=moving]': { display: moves ? 'contents' : 'none' },
  '& [data-when=still]': { display: moves ? 'none' : 'contents' },
});

const Show = styledByTheme('div', (theme) => ({
  ...when(true),
  [`&:has(#${switchId}:popover-open)`]: when(false),
  '@media (prefers-reduced-motion: reduce)': {
    ...when(false),
    [`&:has(#${switchId}:popover-open)`]: when(true),
  },
  // What cannot be paused does not move.
  '@supports not selector(:popover-open)': { '--slides': 'paused', '& button': { display: 'none' } },
  [`& #${switchId}`]: { ...visuallyHidden, border: 0, padding: 0 },
  '& button': {
    position: 'absolute',
    insetInlineEnd: theme.layout.gutter,
    bottom: theme.layout.gutter,
    zIndex: 1,
    width: 48,
    height: 48,
    padding: 0,
    border: `1px solid ${theme.tone.ink}`,
    borderRadius: '50%',
    backgroundColor: theme.palette.background.deep,
    color: theme.tone.ink,
    cursor: 'pointer',
  },
  '& button svg': { display: 'block', margin: 'auto' },
  '& button [data-name]': visuallyHidden,
}));

/**
 * The opening of a page with pictures that take turns. The button works without a script: it opens and closes an
 * empty popover, and the styles ask whether that is open. Where less motion is wanted the show begins still.
 */
export default function SlideshowHero({ section }: { section: Section<'slideshow-hero'> }) {
  const { images, interval, fade, height, pause, play } = section;
  return (
    <Show>
      <HeroFrame
        section={section}
        screen={height === 'screen'}
        backdrop={
          <>
            <Slides images={images} interval={interval} fade={fade} />
            <div id={switchId} popover="manual" />
            <button type="button" popoverTarget={switchId}>
              <span data-when="moving">
                <Icon name="pause" />
                <span data-name="">{pause}</span>
              </span>
              <span data-when="still">
                <Icon name="play" />
                <span data-name="">{play}</span>
              </span>
            </button>
          </>
        }
      />
    </Show>
  );
}
