import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import monitor from '@lucide/icons/icons/monitor';
import smartphone from '@lucide/icons/icons/smartphone';
import tablet from '@lucide/icons/icons/tablet';
import { useEffect, useRef } from 'react';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { Observable } from '../core/observable.ts';
import { useObserved } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/** Simulated screens with their width in pixels, given the available width. */
const screens = [
  // On a phone, the available width may be smaller than that of the simulated screen.
  { name: 'phone', icon: smartphone, width: (availableWidth: number) => Math.min(availableWidth, 390) },
  { name: 'tablet', icon: tablet, width: () => 768 },
  { name: 'desktop', icon: monitor, width: (availableWidth: number) => Math.max(availableWidth, 1024) },
] as const;
type Screen = (typeof screens)[number];

/** Minimum scale at which text is comfortably readable. */
const minScale = 0.7;

const chosen = new Observable<Screen | undefined>(undefined);
const availableWidth = new Observable(innerWidth);

/** Returns the screen size chosen for the page, or the widest one whose scaled page is still readable. */
const useScreen = (): Screen => {
  const pixels = useObserved(availableWidth);
  const largest = screens.findLast(({ width }) => pixels / width(pixels) >= minScale) ?? screens[0];
  return useObserved(chosen) ?? largest;
};

/**
 * Scales the page of the selected screen to the available width.
 * @returns the `ref` of the container, the page width in pixels, and the scale
 */
export const usePageWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      // Ignores the width 0, which the panel has while another tab is active.
      if (ref.current?.clientWidth) availableWidth.set(ref.current.clientWidth);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const pixels = useObserved(availableWidth);
  const width = useScreen().width(pixels);
  return { ref, width, scale: Math.min(1, pixels / width) };
};

/** Buttons that select the simulated screen. */
export const PageWidth = () => {
  const screen = useScreen();
  return (
    <ToggleButtonGroup size="small" aria-label={words.bar.width} sx={{ display: { xs: 'none', sm: 'flex' } }}>
      {screens.map((each) => (
        <Tooltip key={each.name} title={words.bar[each.name]}>
          <ToggleButton value={each.name} selected={each === screen} onClick={() => chosen.set(each)}>
            <LineIcon icon={each.icon} size={16} />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
};
