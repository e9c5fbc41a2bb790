import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { type SiteFiles, classifyFiles } from '../../documents/read/site/site-files.ts';
import type { SiteCheckState } from '../checking/checking.ts';
import type { Observable } from '../core/observable.ts';
import { fileTitle } from '../naming/labels.ts';
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

/**
 * One part of what is known of the texts, such as every problem: a component is rendered again only when that part
 * changes, not with every key.
 * @param part returns the same object as long as nothing in it has changed
 */
export const useChecked = <Part>(part: (checked: SiteCheckState) => Part): Part => {
  const { checking } = useStudio();
  return useSyncExternalStore(checking.subscribe, () => part(checking.snapshot()));
};

const separator = '\0';

/** Names that are computed from the texts; a component is rendered again only when they change, not with every key. */
const useNames = (names: (studio: Studio) => Iterable<string>): string[] => {
  const studio = useStudio();
  const joined = useSyncExternalStore(studio.texts.subscribe, () => [...names(studio)].join(separator));
  return useMemo(() => joined.split(separator).filter(Boolean), [joined]);
};

/** The files of the site. */
export const useFiles = (): SiteFiles => {
  const names = useNames(({ texts }) => texts.snapshot().current.keys());
  return useMemo(() => classifyFiles(names), [names]);
};

/** The names of the documents and images that differ from what is stored. */
export const useUnsaved = (): readonly string[] =>
  useNames(({ texts }) => texts.unsaved().map(({ name }) => name));

/** What is looked at. */
export const useView = observed(({ view }) => view);

/** The pictures of the site. */
export const usePictures = observed(({ pictures }) => pictures);

/** How many pictures are still looked at, so that nothing is said of them yet. */
export const useUnseen = observed(({ saver }) => saver.unseen);

/** How the last saving went, or goes. */
export const useSaving = observed(({ saver }) => saver);

/** Whether this window edits; another one does otherwise, and this one shows its text. */
export const useIsEditing = observed(({ texts }) => texts.isEditing);

/** What an editor calls the files of the Studio that is around. */
export const useTitleOf = (): ((file: string) => string) => {
  const studio = useStudio();
  return (file) => fileTitle(file, studio.document(file)?.value, studio.tokens.values);
};
