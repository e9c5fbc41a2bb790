import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Section } from '../../../schema/section.ts';
import { useRetainedValues } from '../../controls/retain-values.ts';
import { useControlValue } from '../../controls/use-control-value.ts';
import { Picture } from './picture.tsx';
import { coverImage, styledByTheme } from '../styles.ts';

/** Half the width of the handle: the minimum distance of its center from the edges of the images. */
const handleRadius = '1.5rem';

/** Media in which the images are stacked: scripts are available and motion is not reduced. */
const stackedMedia = '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

/** Excludes pages whose scripts have failed, because the handle does not work there. */
const scriptsWork = 'html:not([data-scripts=failed]) &';

const Frame = styledByTheme('div', (theme) => {
  /** The distance of the handle from the left edge. */
  const left = `(100% - 2 * ${handleRadius}) * var(--shown)`;
  /** A triangle in the handle with its tip at the edge. */
  const arrow = (from: number, tip: number) =>
    `conic-gradient(from ${from}deg at ${tip}%, ${theme.tone.ink} 25%, transparent 0) ${20 + tip * 0.6}% / 20% 40% no-repeat`;
  const nativeThumb = { appearance: 'none', opacity: 0 } as const;
  return {
    display: 'grid',
    gap: theme.spacing(2),
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& figure': { position: 'relative', margin: 0 },
    '& img': { ...coverImage, aspectRatio: '4 / 3', borderRadius: theme.shape.borderRadius },
    '& figcaption': {
      ...theme.typography.overline,
      position: 'absolute',
      insetBlockStart: theme.spacing(1.5),
      maxWidth: `calc(100% - ${theme.spacing(3)})`,
      padding: theme.spacing(0.25, 1.5),
      overflowWrap: 'anywhere',
      borderRadius: theme.shape.borderRadius,
      backgroundColor: theme.tone.ground,
      color: theme.tone.ink,
    },
    '& figure:first-of-type figcaption': { insetInlineStart: theme.spacing(1.5) },
    '& figure:last-of-type figcaption': { insetInlineEnd: theme.spacing(1.5) },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& img': { aspectRatio: '16 / 9' },
    },
    '& input': { display: 'none' },
    [stackedMedia]: {
      [scriptsWork]: {
        position: 'relative',
        gridTemplateColumns: '1fr',
        cursor: 'ew-resize',
        // Vertical swipes scroll the page.
        touchAction: 'pan-y',
        // A native slider jumps to a finger that swipes vertically.
        '& > *': { pointerEvents: 'none', userSelect: 'none' },
        '& figure': { gridArea: '1 / 1' },
        '& figure:first-of-type': {
          zIndex: 1,
          clipPath: `inset(0 calc(100% - ${handleRadius} - ${left}) 0 0)`,
        },
        '&::after': {
          content: '""',
          position: 'absolute',
          zIndex: 1,
          inset: `0 auto 0 calc(${handleRadius} - 1px + ${left})`,
          width: 2,
          backgroundColor: theme.tone.ground,
        },
        // Only as large as the handle, so that the popup may cover the rest of the images.
        '& input': {
          display: 'block',
          appearance: 'none',
          position: 'absolute',
          zIndex: 2,
          inset: `calc(50% - ${handleRadius}) auto auto calc(${left})`,
          width: `calc(2 * ${handleRadius})`,
          height: `calc(2 * ${handleRadius})`,
          margin: 0,
          border: `1px solid ${theme.tone.rule}`,
          borderRadius: '50%',
          background: `${arrow(45, 0)}, ${arrow(225, 100)}, ${theme.tone.ground}`,
          forcedColorAdjust: 'none',
        },
        '& input::-webkit-slider-thumb': nativeThumb,
        '& input::-moz-range-thumb': nativeThumb,
      },
    },
  };
});

type Props = Pick<Section<'before-after'>, 'before' | 'after' | 'labels'> & {
  /** The display width of the images, as for a `Picture`. */
  sizes: string;
  /** Whether they are the first images of the page. The image below is loaded first, because it is seen whole. */
  priority?: boolean;
};

/**
 * Two stacked images of the same place with a handle that reveals one or the other. Without scripts, in print and with
 * reduced motion they are displayed side by side.
 */
export const ComparePictures = ({ before, after, labels, sizes, priority = false }: Props) => {
  const frame = useRetainedValues<HTMLDivElement>();
  const shown = useControlValue(frame, (element) => Number(element.querySelector('input')?.value), 50);
  const moveHandle = ({ currentTarget, clientX }: MouseEvent) => {
    const input = currentTarget.querySelector('input');
    if (!input) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    // The input limits and rounds its value.
    input.value = String(((clientX - left - input.offsetWidth / 2) / (width - input.offsetWidth)) * 100);
    input.focus({ preventScroll: true });
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const start = useRef({ x: 0, y: 0, isSideways: false });
  const press = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    start.current = { x, y, isSideways: false };
  };
  /** Follows a pressed pointer as soon as it has moved sideways: a vertical swipe scrolls the page. */
  const drag = (event: PointerEvent) => {
    const { x, y } = start.current;
    start.current.isSideways ||= Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
    const isPressed = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isPressed && start.current.isSideways) moveHandle(event);
  };
  return (
    <Frame
      ref={frame}
      data-controls=""
      style={{ '--shown': shown / 100 }}
      onClick={moveHandle}
      onPointerDown={press}
      onPointerMove={drag}
    >
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
