import type { Section } from '../../schema/section.ts';
import { HeroFrame } from '../parts/hero-frame.tsx';
import { Icon } from '../parts/icon.tsx';
import { Slides } from '../parts/image/slides.tsx';
import { visuallyHidden } from '../parts/visually-hidden.ts';
import { styledByTheme } from '../parts/themed.ts';

/** A constant id, because a page has only one opening. */
const switchId = 'slideshow-switch';

const toggleStyles = (isRunning: boolean) => ({
  '--slides': isRunning ? 'running' : 'paused',
  '& [data-when=moving]': { display: isRunning ? 'contents' : 'none' },
  '& [data-when=still]': { display: isRunning ? 'none' : 'contents' },
});

const Show = styledByTheme('div', (theme) => ({
  ...toggleStyles(true),
  [`&:has(#${switchId}:popover-open)`]: toggleStyles(false),
  '@media (prefers-reduced-motion: reduce)': {
    ...toggleStyles(false),
    [`&:has(#${switchId}:popover-open)`]: toggleStyles(true),
  },
  // Without the pause button the slideshow does not run.
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
 * The top of a page with alternating images. The pause button works without scripts: it toggles an empty popover, and
 * the styles depend on whether it is open. With reduced motion the slideshow is initially paused.
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
