import { useEffect, useMemo, useRef, useState } from 'react';
import { onMessages, createMessenger, type FromPage, type ToPage } from './frame-messages.ts';

/**
 * Whether frames are sandboxed with an opaque origin. The documents of a GitHub repository may come from anybody, so
 * their content must not run in an origin that stores an access token.
 */
const isLocked = document.querySelector('meta[name=studio-api]') !== null;

/** Attributes of every preview frame. */
export const pageFrame = { src: 'page.html', sandbox: isLocked ? 'allow-scripts' : undefined };

/**
 * Connects to a preview frame.
 * @param handlers handlers of its messages
 * @returns `post` sends messages to the frame; undefined until the frame is ready
 */
export const useFrame = (handlers: Parameters<typeof onMessages<FromPage>>[1] = {}) => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const post = useMemo(
    () => createMessenger<ToPage>(() => ref.current?.contentWindow, isLocked ? '*' : location.origin),
    [],
  );
  useEffect(() => {
    const sendImage = async (url: string): Promise<void> => {
      // Only `blob:` URLs are answered, so that the frame can request nothing but images in the Studio's memory.
      if (!url.startsWith(`blob:${location.origin}/`)) return;
      post('image', { url, content: await (await fetch(url)).blob() });
    };
    const own = { ready: () => setReady(true), imageRequested: (url: string) => void sendImage(url) };
    const all = { ...handlers, ...own };
    return onMessages<FromPage>(() => ref.current?.contentWindow, all, isLocked ? 'null' : location.origin);
  });
  return { ref, post: isReady ? post : undefined };
};
