import { useEffect, useEffectEvent, useRef } from 'react';

/** Delay in ms between the last resize event and measuring the header (docs/specification.md 2.4). */
const debounceMs = 100;

/**
 * Sets `--header-bottom` to the bottom edge of the header in the viewport in px, where menus are positioned. Before
 * scripts run, the stylesheet of the header sets a default.
 *
 * @param onResize called after the window was resized and the header was measured
 * @returns the ref of the header
 */
export const useHeaderBottom = (onResize: () => void) => {
  const ref = useRef<HTMLElement>(null);
  const onResizeEvent = useEffectEvent(onResize);
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    let timer: number | undefined;
    let last = -1;
    const measure = () => {
      const { bottom } = header.getBoundingClientRect();
      if (bottom !== last) header.style.setProperty('--header-bottom', `${bottom}px`);
      last = bottom;
    };
    const scheduleMeasure = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        measure();
        onResizeEvent();
      }, debounceMs);
    };
    measure();
    window.addEventListener('resize', scheduleMeasure, { passive: true });
    // Measures again on scroll, because the bar above the header scrolls away.
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', scheduleMeasure);
    };
  }, []);

  return ref;
};
