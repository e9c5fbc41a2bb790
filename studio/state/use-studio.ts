import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Observable } from './observable.ts';
import type { Studio } from './studio.ts';

export const StudioContext = createContext(null as unknown as Studio);

/** The Studio that is around. */
export const useStudio = (): Studio => useContext(StudioContext);

/** What something holds, rendered again whenever that changes. */
export const useObserved = <Value>({ subscribe, snapshot }: Observable<Value>): Value =>
  useSyncExternalStore(subscribe, snapshot);

const observed =
  <Value>(of: (studio: Studio) => Observable<Value>) =>
  (): Value =>
    useObserved(of(useStudio()));

/** The texts. */
export const useDraft = observed(({ texts }) => texts);

/** What is known of the texts: the page that can be rendered, and every problem. */
export const useChecked = observed(({ checking }) => checking);

/** What is looked at. */
export const useView = observed(({ view }) => view);

/** The pictures of the site. */
export const usePictures = observed(({ pictures }) => pictures);

/** How many pictures are still looked at, so that nothing is said of them yet. */
export const useUnseen = observed(({ saver }) => saver.unseen);

/** How the last saving went, or goes. */
export const useSaving = observed(({ saver }) => saver);
