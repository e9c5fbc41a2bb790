import { useEffect, useMemo, useRef, useState } from 'react';
import { onMessages, createMessenger, type FromPage, type ToPage } from './frame-messages.ts';

/**
 * Whether pages in frames are locked away, with an origin of their own: where the documents may be anybody's, so that no
 * text of theirs ever runs beside a token.
 */
const isLocked = document.querySelector('meta[name=studio-api]') !== null;

/** What a frame with a page is told as its attributes. */
export const pageFrame = { src: 'page.html', sandbox: isLocked ? 'allow-scripts' : undefined };

/** A frame with a page in it; `tell` is nothing before it can hear. @param hear what is done about what it tells */
export const useFrame = (hear: Parameters<typeof onMessages<FromPage>>[1] = {}) => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const tell = useMemo(
    () => createMessenger<ToPage>(() => ref.current?.contentWindow, isLocked ? '*' : location.origin),
    [],
  );
  useEffect(() => {
    const ready = (): void => setReady(true);
    const wanted = async (address: string): Promise<void> => {
      // Whatever else a page may want is not the Studio's memory.
      if (!address.startsWith(`blob:${location.origin}/`)) return;
      tell('picture', { address, content: await (await fetch(address)).blob() });
    };
    const all = { ...hear, ready, wanted: (address: string) => void wanted(address) };
    return onMessages<FromPage>(() => ref.current?.contentWindow, all, isLocked ? 'null' : location.origin);
  });
  return { ref, tell: isReady ? tell : undefined };
};
