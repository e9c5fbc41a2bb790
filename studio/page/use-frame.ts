import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { listenTo, teller, type FromPage, type Tell, type ToPage } from './messages.ts';

type Frame = {
  ref: RefObject<HTMLIFrameElement | null>;
  /** Nothing before the page can hear it. */
  tell: Tell<ToPage> | undefined;
};

/** A frame with a page in it. @param hear what is done about each thing that it tells */
export const useFrame = (hear: Parameters<typeof listenTo<FromPage>>[1] = {}): Frame => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => listenTo<FromPage>(windowOf(ref), { ...hear, ready: () => setReady(true) }));
  const tell = useMemo(() => teller<ToPage>(windowOf(ref)), []);
  return { ref, tell: isReady ? tell : undefined };
};

const windowOf = (ref: RefObject<HTMLIFrameElement | null>) => () => ref.current?.contentWindow;
