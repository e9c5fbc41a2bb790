import { isHidden } from '../../documents/read/document/hidden.ts';
import { type Dates, unavailabilityAt, type Unavailability } from '../../documents/read/site/dates.ts';
import { areDatesReversed, publicationDates, toSiteTime } from '../../documents/read/site/publication.ts';
import { describeDates } from '../core/format-time.ts';
import { formatMessage, words } from '../messages/messages.ts';

const messages = words.dates;

/** The first public day of a draft: far enough away that nobody means it as a date. */
export const draftUntil = '2099-12-31';

/**
 * Visibility of a page, a section or the notice by its dates: hidden before `publishAt`, visible until `unpublishAt`,
 * hidden since then, or a draft.
 */
export type PageVisibility = { word: Unavailability['word'] | 'until' | 'draft' } & Dates;

/**
 * Computes the visibility of a page, a section or the notice from its dates.
 * @param value its value, valid or not
 * @param now the current time in the site's time zone, in the format of the documents
 */
export const visibilityOf = (value: unknown, now: string): PageVisibility | undefined => {
  const dates = publicationDates(value);
  // Dates in the wrong order are ambiguous; the check reports them.
  if (areDatesReversed(dates)) return undefined;
  if (dates.publishAt === draftUntil) return { word: 'draft', publishAt: draftUntil };
  const word = unavailabilityAt(dates, now)?.word ?? (dates.unpublishAt ? 'until' : undefined);
  return word && { ...dates, word };
};

/** Returns the current time in the site's time zone. @param site the value of the site document */
export const nowFor = (site: unknown): string => toSiteTime(new Date(), site);

const describe = (
  texts: typeof messages.short,
  { word, ...dates }: PageVisibility,
  what = messages.this,
): string[] => {
  const publishAt = word === 'before' || word === 'draft' ? texts[word] : '';
  return describeDates({ publishAt, unpublishAt: texts[word === 'since' ? word : 'until'] }, dates).map(
    (text) => formatMessage(text, { what }),
  );
};

/**
 * Describes the visibility of a page, a section or the notice in one or two sentences.
 * @param name its name, where several are listed
 */
export const describeVisibility = (visibility: PageVisibility, name?: string): string =>
  describe(messages, visibility, name && `“${name}”`).join(' ');

/** Describes the visibility of a page in a few words for lists; empty if it is always visible. */
export const shortVisibility = (visibility: PageVisibility | undefined): string =>
  visibility ? describe(messages.short, visibility).join(', ') : '';

/** Says in a few words why visitors do not see a section or the notice now; empty if they see it. */
export const hiddenStatus = (section: unknown, now: string): string => {
  const visibility = visibilityOf(section, now);
  if (isHidden(section)) return words.sections.hidden;
  return visibility?.word === 'until' ? '' : shortVisibility(visibility);
};
