import { useEffect, useMemo, useRef, useState } from 'react';
import { listenTo, teller, type FromPage, type ToPage } from './messages.ts';

/** A frame with a page in it; `tell` is nothing before it can hear. @param hear what is done about what it tells */
export const useFrame = (hear: Parameters<typeof listenTo<FromPage>>[1] = {}) => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() =>
    listenTo<FromPage>(() => ref.current?.contentWindow, { ...hear, ready: () => setReady(true) }),
  );
  const tell = useMemo(() => teller<ToPage>(() => ref.current?.contentWindow), []);
  return { ref, tell: isReady ? tell : undefined };
};
