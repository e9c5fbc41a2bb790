import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FromPage, ToPage } from './messages.ts';

type Frame = {
  ref: RefObject<HTMLIFrameElement | null>;
  /** What tells the page something; nothing before the page can hear it. */
  tell: ((message: ToPage) => void) | undefined;
};

/**
 * A frame with a page in it.
 * @param hear what the page tells, but for that it is ready
 */
export const useFrame = (hear?: (message: FromPage) => void): Frame => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const heard = useRef(hear);
  useEffect(() => {
    heard.current = hear;
  }, [hear]);
  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<FromPage>): void => {
      if (source === null || source !== ref.current?.contentWindow || origin !== location.origin) return;
      if (data.type === 'ready') setReady(true);
      else heard.current?.(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const tell = useCallback((message: ToPage) => {
    ref.current?.contentWindow?.postMessage(message, location.origin);
  }, []);
  return { ref, tell: isReady ? tell : undefined };
};
