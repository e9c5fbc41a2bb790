import { useState } from 'react';
import type { Section } from '../../schema/section.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { TitledBand } from '../parts/band.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { coverImage, styledByTheme } from '../parts/styles.ts';

const Frame = styledByTheme('div', (theme) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(2),
  aspectRatio: '16 / 9',
  '&[data-tall]': { aspectRatio: 'auto', height: 'min(40rem, 85svh)' },
  '& img, & iframe': {
    ...coverImage,
    position: 'absolute',
    inset: 0,
    height: '100%',
    border: 0,
    borderRadius: theme.shape.borderRadius,
  },
  '& :is(a, details)': { position: 'relative' },
  '& summary': { cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
  // A second click before the scripts arrive would close it.
  '& [open]': { pointerEvents: 'none', opacity: 0.6 },
  '& a': { display: 'none' },
  'html:is(:not([data-scripts]), [data-scripts=failed]) &': {
    '& a': { display: 'inline-flex' },
    '& details': { display: 'none' },
  },
}));

/** Moves the focus from the button, which is gone, into the embedded page. */
const focus = (frame: HTMLIFrameElement | null): void => {
  // Without `blur`, a frame that has the focus does not pass it on to the page that it has loaded.
  frame?.blur();
  frame?.focus();
};

const focusLoaded = ({ currentTarget: frame }: { currentTarget: HTMLIFrameElement }): void => {
  if (document.activeElement === frame) focus(frame);
};

/**
 * A page of another site, which is not loaded until the button on the image in its place is clicked. The button opens a
 * `details` element, so that a click before hydration is not lost. Without scripts it is a link.
 */
export default function Embed({ section }: { section: Section<'embed'> }) {
  const { image, action, frame, title, tall } = section;
  const [isOpen, setOpen] = useState(false);
  const readState = (details: HTMLDetailsElement | null): void => {
    if (details?.open) setOpen(true);
  };
  return (
    <TitledBand section={section}>
      <Frame data-tall={tall}>
        {isOpen ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the host is declared and has an origin of its own
          <iframe ref={focus} onLoad={focusLoaded} src={frame} title={title} allowFullScreen />
        ) : (
          <>
            <Picture image={image} sizes="(min-width: 1920px) 63vw, (min-width: 1280px) 1200px, 92vw 16/9" />
            <details
              ref={readState}
              onToggle={({ currentTarget }) => readState(currentTarget)}
              suppressHydrationWarning
            >
              <ActionLink look="solid" as="summary">
                {action.label}
              </ActionLink>
            </details>
            <ActionLink look="solid" href={action.href}>
              {action.label}
            </ActionLink>
          </>
        )}
      </Frame>
    </TitledBand>
  );
}
