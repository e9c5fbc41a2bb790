import { useEffect, useEffectEvent, useRef } from 'react';

/** So long after the last resize the header is measured again (docs/specification.md 2.4). */
const debounceMs = 100;

/**
 * Keeps the lower edge of the header, as it is on the screen, in the property `--header-bottom`, where the menus
 * below it begin. Before any script a style of the header stands in.
 *
 * @param onResize called after the window was resized and the header measured
 * @returns the ref for the header
 */
export const useHeaderBottom = (onResize: () => void) => {
  const ref = useRef<HTMLElement>(null);
  const resized = useEffectEvent(onResize);
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
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        measure();
        resized();
      }, debounceMs);
    };
    measure();
    window.addEventListener('resize', later, { passive: true });
    // The bar above scrolls away.
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', later);
    };
  }, []);

  return ref;
};
