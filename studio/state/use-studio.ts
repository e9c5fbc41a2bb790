import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Checked } from '../checking/checking.ts';
import type { Draft } from './draft.ts';
import type { Pictures } from './picture-shelf.ts';
import type { Studio } from './studio.ts';
import type { Looked } from './view.ts';

const StudioContext = createContext<Studio | null>(null);
export const StudioProvider = StudioContext.Provider;

/** The Studio that is around. */
export const useStudio = (): Studio => {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('useStudio is used outside of its provider');
  return studio;
};

/** The texts, rendered again with every change. */
export const useDraft = (): Draft => {
  const { texts } = useStudio();
  return useSyncExternalStore(texts.subscribe, texts.snapshot);
};

/** What is known of the texts: the page that can be rendered, and every problem. */
export const useChecked = (): Checked => {
  const { checking } = useStudio();
  return useSyncExternalStore(checking.subscribe, checking.snapshot);
};

/** What is looked at. */
export const useView = (): Looked => {
  const { view } = useStudio();
  return useSyncExternalStore(view.subscribe, view.snapshot);
};

/** The pictures of the site. */
export const usePictures = (): Pictures => {
  const { pictures } = useStudio();
  return useSyncExternalStore(pictures.subscribe, pictures.snapshot);
};

/** What the Studio has to say; empty when there is nothing. */
export const useNotice = (): string => {
  const { notice } = useStudio();
  return useSyncExternalStore(notice.subscribe, notice.snapshot);
};
