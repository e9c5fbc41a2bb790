import { Box } from '@mui/material';
import { useEffect } from 'react';
import { type ToPage } from './frame-messages.ts';
import { pageFrame, useFrame } from './use-frame.ts';

type Props = {
  /** The page or section to show; undefined while loading. */
  shown: { show: ToPage['show'] } | { part: ToPage['part'] } | undefined;
  /** Size of the page in pixels, reduced if there is less room, and the scale at which it is shown. */
  width: number;
  height: number;
  scale: number;
  /** Accessible name of the frame; without it the frame is decorative. */
  title?: string;
  onFailed?: () => void;
};

/** A scaled-down, inert page or section in a frame. If it cannot be rendered, the frame is empty. */
export const SmallPage = ({ shown, width, height, scale, title, onFailed }: Props) => {
  const { ref, post } = useFrame({ failed: onFailed });
  useEffect(() => {
    if (shown && 'show' in shown) post?.('show', shown.show);
    else if (shown) post?.('part', shown.part);
  }, [post, shown]);
  const unscaledSize = `${100 / scale}%`;
  return (
    <Box
      aria-hidden={title === undefined}
      sx={{
        width: width * scale,
        maxWidth: '100%',
        height: height * scale,
        overflow: 'hidden',
        bgcolor: '#fff',
      }}
    >
      <Box
        component="iframe"
        ref={ref}
        {...pageFrame}
        title={title}
        loading="lazy"
        inert
        sx={{
          width: unscaledSize,
          height: unscaledSize,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
};
