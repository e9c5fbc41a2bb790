import type { Image } from '../../../schema/fields.ts';
import { useRetainedValues } from '../../controls/retain-values.ts';
import { useControlValue } from '../../controls/use-control-value.ts';
import { Picture } from './picture.tsx';
import { styledByTheme } from '../themed.ts';

/** Half the width of the handle: the minimum distance of its center from the edges of the images. */
const handleRadius = '1.5rem';

/** Media in which the images are stacked: scripts are available and motion is not reduced. */
const stackedMedia = '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

/** Excludes pages whose scripts have failed, because the handle does not work there. */
const scriptsWork = 'html:not([data-scripts=failed]) &';

const Frame = styledByTheme('div', (theme) => {
  const line = `calc(${handleRadius} + (100% - 2 * ${handleRadius}) * var(--shown))`;
  /** A triangle in the handle with its tip at the edge. */
  const arrow = (from: number, tip: number) =>
    `conic-gradient(from ${from}deg at ${tip}%, ${theme.tone.ink} 25%, transparent 0) ${20 + tip * 0.6}% / 20% 40% no-repeat`;
  const thumb = {
    appearance: 'none',
    width: `calc(2 * ${handleRadius})`,
    height: `calc(2 * ${handleRadius})`,
    border: `1px solid ${theme.tone.rule}`,
    borderRadius: '50%',
    background: `${arrow(45, 0)}, ${arrow(225, 100)}, ${theme.tone.ground}`,
    cursor: 'ew-resize',
  } as const;
  const focusedThumb = { outline: `3px solid ${theme.tone.ink}`, outlineOffset: 2 };
  return {
    display: 'grid',
    gap: theme.spacing(2),
    '& figure': { position: 'relative', margin: 0 },
    '& img': {
      width: '100%',
      objectFit: 'cover',
      aspectRatio: '4 / 3',
      borderRadius: theme.shape.borderRadius,
    },
    '& figcaption': {
      ...theme.typography.overline,
      position: 'absolute',
      insetBlockStart: theme.spacing(1.5),
      padding: theme.spacing(0.25, 1.5),
      borderRadius: theme.shape.borderRadius,
      backgroundColor: theme.tone.ground,
      color: theme.tone.ink,
    },
    '& figure:first-of-type figcaption': { insetInlineStart: theme.spacing(1.5) },
    '& figure:last-of-type figcaption': { insetInlineEnd: theme.spacing(1.5) },
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', '& img': { aspectRatio: '16 / 9' } },
    '& input': { display: 'none' },
    [stackedMedia]: {
      [scriptsWork]: {
        position: 'relative',
        gridTemplateColumns: '1fr',
        '& figure': { gridArea: '1 / 1' },
        '& figure:first-of-type': { zIndex: 1, clipPath: `inset(0 calc(100% - ${line}) 0 0)` },
        '& input': {
          display: 'block',
          appearance: 'none',
          position: 'absolute',
          zIndex: 2,
          inset: 0,
          width: '100%',
          height: '100%',
          margin: 0,
          background: `linear-gradient(90deg, transparent calc(${line} - 1px), ${theme.tone.ground} 0 calc(${line} + 1px), transparent 0)`,
          forcedColorAdjust: 'none',
          cursor: 'ew-resize',
          // Vertical swipes scroll the page.
          touchAction: 'pan-y',
          outline: 'none',
        },
        '& input::-webkit-slider-thumb': thumb,
        '& input::-moz-range-thumb': thumb,
        '& input:focus-visible::-webkit-slider-thumb': focusedThumb,
        '& input:focus-visible::-moz-range-thumb': focusedThumb,
      },
    },
  };
});

type Props = {
  before: Image;
  after: Image;
  labels: { before: string; after: string; handle: string };
  /** The display width of the images, in the syntax of the HTML attribute. */
  sizes?: string;
  /** Whether they are the first images of the page. The image below is loaded first, because it is seen whole. */
  priority?: boolean;
};

/**
 * Two stacked images of the same place with a handle that reveals one or the other. Without scripts, in print and with
 * reduced motion they are displayed side by side.
 */
export const ComparePictures = ({
  before,
  after,
  labels,
  sizes = '(min-width: 1920px) 62vw, (min-width: 1280px) 1200px, 92vw',
  priority = false,
}: Props) => {
  const frame = useRetainedValues<HTMLDivElement>();
  const shown = useControlValue(frame, (element) => Number(element.querySelector('input')?.value), 50);
  return (
    <Frame ref={frame} data-controls="" style={{ '--shown': shown / 100 }}>
      <figure>
        <Picture image={before} sizes={sizes} eager={priority} />
        <figcaption>{labels.before}</figcaption>
      </figure>
      <figure>
        <Picture image={after} sizes={sizes} priority={priority} />
        <figcaption>{labels.after}</figcaption>
      </figure>
      <input
        type="range"
        aria-label={labels.handle}
        aria-valuetext={`${labels.before} ${shown} %`}
        min={0}
        max={100}
        step={2}
        defaultValue={50}
      />
    </Frame>
  );
};
