import { Box } from '@mui/material';
import monitor from '@lucide/icons/icons/monitor';
import smartphone from '@lucide/icons/icons/smartphone';
import tablet from '@lucide/icons/icons/tablet';
import { useEffect, useRef } from 'react';
import { ToolButton } from '../ui/buttons.tsx';
import { Observable } from '../core/observable.ts';
import { useObserved } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/** The screens on which the page is looked at, and how wide it is there, in pixels, where there is some room. */
const screens = [
  // The telephone that the Studio itself is on may be narrower.
  { name: 'phone', icon: smartphone, width: (room: number) => Math.min(room, 390) },
  { name: 'tablet', icon: tablet, width: () => 768 },
  { name: 'desk', icon: monitor, width: (room: number) => Math.max(room, 1024) },
] as const;
type Screen = (typeof screens)[number];

/** What is shown smaller than this cannot be read with ease. */
const readable = 0.7;

const widestIn = (room: number): Screen =>
  screens.findLast(({ width }) => room / width(room) >= readable) ?? screens[0];

const chosen = new Observable<Screen | undefined>(undefined);
const room = new Observable(innerWidth);

const useScreen = (): Screen => {
  const widest = widestIn(useObserved(room));
  return useObserved(chosen) ?? widest;
};

/**
 * Fits the page on the chosen screen into the room that there is.
 * @returns the `ref` of the element with the room, the width of the page in pixels, and how much smaller it is shown
 */
export const usePageWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      // Behind another tab it has no width.
      if (ref.current?.clientWidth) room.set(ref.current.clientWidth);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const pixels = useObserved(room);
  const width = useScreen().width(pixels);
  return { ref, width, scale: Math.min(1, pixels / width) };
};

/** Chooses the screen on which the page is seen. */
export const PageWidth = () => {
  const screen = useScreen();
  return (
    <Box role="group" aria-label={words.bar.width} sx={{ display: { xs: 'none', sm: 'flex' } }}>
      {screens.map((each) => (
        <ToolButton
          key={each.name}
          label={words.bar[each.name]}
          icon={each.icon}
          aria-pressed={each === screen}
          onClick={() => chosen.set(each)}
        />
      ))}
    </Box>
  );
};
