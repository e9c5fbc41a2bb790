import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Path } from '../../documents/read/document/path.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import type { SiteFiles } from '../../documents/read/site/site-files.ts';
import type { SiteCheckState } from '../checking/checking.ts';
import { Observable } from '../core/observable.ts';
import { describeValue, fileTitle } from '../naming/labels.ts';
import { listLinkTargets } from '../naming/link-address.ts';
import type { Publishing } from '../store/publishing.ts';
import type { Studio } from './studio.ts';

export const StudioContext = createContext(null as unknown as Studio);

/** Returns the Studio from context. */
export const useStudio = (): Studio => useContext(StudioContext);

/** Returns the publishing API, for what only the hosted Studio shows. @throws Error if the store only saves */
export const usePublishing = (): Publishing => {
  const { hosted } = useStudio();
  if (!hosted) throw new Error('This store does not publish.');
  return hosted.publishing;
};

/** Returns the value of an observable and re-renders when it changes. */
export const useObserved = <Value>({ subscribe, snapshot }: Observable<Value>): Value =>
  useSyncExternalStore(subscribe, snapshot);

const observed =
  <Value>(of: (studio: Studio) => Observable<Value>) =>
  (): Value =>
    useObserved(of(useStudio()));

/** Returns the current draft. */
export const useDraft = observed(({ texts }) => texts);

/**
 * Selects part of the check results, such as all problems. Components re-render only when that part changes, not on every
 * keystroke.
 * @param part selector; must return the same object while nothing in it has changed
 */
export const useChecked = <Part>(part: (checked: SiteCheckState) => Part): Part => {
  const { checking } = useStudio();
  return useSyncExternalStore(checking.subscribe, () => part(checking.snapshot()));
};

/**
 * Selects what a component shows of the texts, such as one document. Components re-render only when that changes, not on
 * every keystroke.
 * @param part selector; must return the same object while nothing in it has changed
 */
export const useTexts = <Part>(part: (studio: Studio) => Part): Part => {
  const studio = useStudio();
  return useSyncExternalStore(studio.texts.subscribe, () => part(studio));
};

/** Returns the value of a document; undefined if there is none, or while it is not valid YAML. */
export const useDocument = (file: string): unknown => useTexts((studio) => studio.document(file)?.value);

/** Returns the files of the site. */
export const useFiles = (): SiteFiles => useTexts(({ files }) => files);

const separator = '\0';

/** Returns the names of the unsaved documents and images. */
export const useUnsaved = (): readonly string[] => {
  const joined = useTexts(({ texts }) => Array.from(texts.unsaved(), ({ name }) => name).join(separator));
  return useMemo(() => joined.split(separator).filter(Boolean), [joined]);
};

/** Returns the current view. */
export const useView = observed(({ view }) => view);

/** Returns the images of the site. */
export const usePictures = observed(({ pictures }) => pictures);

/** Returns the number of images that are still being inspected. */
export const useUnseen = observed(({ saver }) => saver.unseen);

/** Returns the state of saving. */
export const useSaving = observed(({ saver }) => saver);

/** Whether this window edits; otherwise another window does. */
export const useIsEditing = observed(({ texts }) => texts.isEditing);

const never = new Observable(false);

/** Whether saved changes are not published yet; false if the store only saves. */
export const useHasDraft = (): boolean => useObserved(useStudio().hosted?.publishing.hasDraft ?? never);

/** Returns the session and whether it has ended; undefined if the store needs no sign-in. */
export const useSession = () => {
  const session = useStudio().hosted?.session;
  const hasEnded = useObserved(session?.hasEnded ?? never);
  return session && { ...session, hasEnded };
};

/** Returns a function that maps a file to its display title. */
export const useTitleOf = (): ((file: string) => string) => {
  const studio = useStudio();
  return (file) => fileTitle(file, studio.document(file)?.value, studio.tokens.values);
};

/** Returns a function that describes a value of a document (see `describeValue`) with the values of its tokens. */
export const usePlaceOf = (): ((file: string, path: Path) => string) => {
  const studio = useStudio();
  return (file, path) => {
    const document = studio.document(file)?.value;
    return interpolateText(describeValue(document, path), tokensOfPage(studio.tokens.values, document));
  };
};

/** Returns the link targets of the current site. */
export const useLinkTargets = () => {
  const { tokens } = useStudio();
  const names = useChecked((checked) => checked.names);
  const places = useChecked((checked) => checked.places);
  return listLinkTargets(names, places, tokens.values);
};
