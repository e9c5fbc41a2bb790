import type { Dates } from '../../documents/read/site/dates.ts';
import { publicationDates } from '../../documents/read/site/publication.ts';
import { addDays } from '../../schema/forms/kinds/date.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { formatMoment } from './format-time.ts';

/**
 * Returns a text for each date: when visitors see something first and last. The last day is the one before `unpublishAt`,
 * which is the first day without it; a time is the last one itself.
 * @param texts texts with `{date}`; those that are empty are left out
 */
export const describeDates = (texts: Required<Dates>, { publishAt = '', unpublishAt = '' }: Dates) => {
  const last = /^[\d-]+$/.test(unpublishAt) ? addDays(unpublishAt, -1) : unpublishAt;
  return [
    publishAt && formatMessage(texts.publishAt, { date: formatMoment(publishAt) }),
    unpublishAt && formatMessage(texts.unpublishAt, { date: formatMoment(last) }),
  ].filter(Boolean);
};

/** Returns a text of a document as editors read it: those of `publishAt` and `unpublishAt` with their meaning. */
export const formatDate = (field: unknown, text: string): string => {
  const { before, until } = words.dates.short;
  const dates = publicationDates({ [String(field)]: text });
  return describeDates({ publishAt: before, unpublishAt: until }, dates)[0] ?? formatMoment(text);
};
