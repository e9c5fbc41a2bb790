import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Observable } from './observable.ts';
import type { Studio } from './studio.ts';

const StudioContext = createContext<Studio | null>(null);
export const StudioProvider = StudioContext.Provider;

/** The Studio that is around. */
export const useStudio = (): Studio => {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('useStudio is used outside of its provider');
  return studio;
};

/** A hook that gives what something holds, rendered again whenever that changes. */
const observed = <Value>(of: (studio: Studio) => Observable<Value>) => {
  const useObserved = (): Value => {
    const { subscribe, snapshot } = of(useStudio());
    return useSyncExternalStore(subscribe, snapshot);
  };
  return useObserved;
};

/** The texts. */
export const useDraft = observed(({ texts }) => texts);

/** What is known of the texts: the page that can be rendered, and every problem. */
export const useChecked = observed(({ checking }) => checking);

/** What is looked at. */
export const useView = observed(({ view }) => view);

/** The pictures of the site. */
export const usePictures = observed(({ pictures }) => pictures);

/** How the last saving went, or goes. */
export const useSaving = observed(({ saver }) => saver);

/** What the Studio has to say that nobody has asked for; empty when there is nothing. */
export const useNotice = observed(({ notice }) => notice);
