import { Box } from '@mui/material';
import { useEffect } from 'react';
import { type ToPage } from './frame-messages.ts';
import { pageFrame, useFrame } from './use-frame.ts';

type Props = {
  /** What the frame shows, once it is known: a page, or one section. */
  shown: { show: ToPage['show'] } | { part: ToPage['part'] } | undefined;
  /** The size of the page in pixels, narrower where there is less room, and how small it is shown. */
  width: number;
  height: number;
  scale: number;
  /** What it is called; without it, it is for the eye alone. */
  title?: string;
  onFailed?: () => void;
};

/** A page or a section in a frame, made small, that nobody can use; what cannot be rendered is an empty field. */
export const SmallPage = ({ shown, width, height, scale, title, onFailed }: Props) => {
  const { ref, tell } = useFrame({ failed: onFailed });
  useEffect(() => {
    if (shown && 'show' in shown) tell?.('show', shown.show);
    else if (shown) tell?.('part', shown.part);
  }, [tell, shown]);
  const whole = `${100 / scale}%`;
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
        sx={{ width: whole, height: whole, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </Box>
  );
};
