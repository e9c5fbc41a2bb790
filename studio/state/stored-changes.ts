import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { SiteTexts } from './site-texts.ts';
import { differences, type Texts } from './steps.ts';
import type { Studio } from './studio.ts';

/** Editors write a file in several moments, and several files at once. */
const restMs = 150;

const isDocument = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The documents of a site that can be read as texts. */
export const documentsOf = (content: SiteContent): Texts =>
  new Map(
    [...content].filter(
      (entry): entry is [string, string] => isDocument(entry[0]) && typeof entry[1] === 'string',
    ),
  );

/** Takes over whatever the store holds now. */
export const takeOverAll = (texts: SiteTexts, content: SiteContent): void => {
  const { saved, conflicts } = texts.snapshot();
  const stored = documentsOf(content);
  const names = new Set([...differences(saved, stored).map(({ name }) => name), ...conflicts.keys()]);
  for (const name of names) {
    const isUnreadable = content.has(name) && !stored.has(name);
    if (!isUnreadable) texts.takeOver(name, stored.get(name) ?? null);
  }
};

const readAgain = async (studio: Studio): Promise<void> => {
  const { saved } = studio.texts.snapshot();
  const { content, pictures } = await studio.store.read();
  studio.pictures.take(pictures);
  // Another window has saved meanwhile, and what was read here may be older than that.
  if (studio.texts.snapshot().saved !== saved) await readAgain(studio);
  else takeOverAll(studio.texts, content);
};

/** Takes over what others change in the store, as soon as it happens. */
export const followStore = (studio: Studio): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  studio.store.watch(() => {
    clearTimeout(waiting);
    // A store that cannot be reached is told of by whoever saves.
    waiting = setTimeout(() => void studio.inTurn(() => readAgain(studio)).catch(() => undefined), restMs);
  });
};
