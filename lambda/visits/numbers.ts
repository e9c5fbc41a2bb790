import type { SentMarker } from './sent-marker.ts';
import type { PageVisit } from './visit.ts';

/** The numbers of one page in one week. */
export type PageNumbers = {
  /** Path of the page; empty for leads whose browser did not say where their form was. */
  page: string;
  /** Documents that people got. */
  visits: number;
  /** Data that people's browsers fetched: for a hover, or for a click within the site. */
  lookedAt: number;
  leads: number;
};

export type WeekNumbers = {
  /** The Monday on which it begins, such as `2026-11-16`, in UTC. */
  week: string;
  /** The page with the most visits first. */
  pages: PageNumbers[];
  /** Documents and data that known robots got, which count nowhere else. */
  robots: number;
  /** Leads that look like a robot's, which count nowhere else. */
  suspectedSpam: number;
};

export const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** 1970 began on a Thursday. */
const firstMondayMs = 4 * dayMs;

/** The beginning of the week of a moment: Monday, 0:00 UTC. */
export const mondayOf = (at: number): number =>
  Math.floor((at - firstMondayMs) / weekMs) * weekMs + firstMondayMs;

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Counts by week and page.
 * @returns the newest week first; weeks in which nothing was are left out
 */
export const groupByWeek = (visits: Iterable<PageVisit>, leads: Iterable<SentMarker>): WeekNumbers[] => {
  const weeks = new Map<string, { pages: Map<string, PageNumbers>; robots: number; suspectedSpam: number }>();
  const weekOf = (at: number) => {
    const name = isoDay(mondayOf(at));
    const week = weeks.get(name) ?? { pages: new Map<string, PageNumbers>(), robots: 0, suspectedSpam: 0 };
    weeks.set(name, week);
    return week;
  };
  const pageOf = (at: number, page: string) => {
    const { pages } = weekOf(at);
    const numbers = pages.get(page) ?? { page, visits: 0, lookedAt: 0, leads: 0 };
    pages.set(page, numbers);
    return numbers;
  };
  for (const { at, page, kind, by } of visits) {
    if (by === 'robot') weekOf(at).robots += 1;
    else if (kind === 'page') pageOf(at, page).visits += 1;
    else pageOf(at, page).lookedAt += 1;
  }
  for (const { at, page, suspectedSpam } of leads) {
    if (suspectedSpam) weekOf(at).suspectedSpam += 1;
    else pageOf(at, page).leads += 1;
  }
  const most = (one: PageNumbers, other: PageNumbers) =>
    other.visits - one.visits || other.lookedAt - one.lookedAt || (one.page < other.page ? -1 : 1);
  return [...weeks]
    .map(([week, { pages, ...rest }]) => ({ week, pages: [...pages.values()].sort(most), ...rest }))
    .sort((one, other) => (one.week < other.week ? 1 : -1));
};

/**
 * Leads for each hundred visits of a page, rounded. Undefined when the page was reached otherwise more often than by a
 * visit: a click within the site fetches data, not the document, and a share of so few visits would mislead.
 */
export const leadsPerHundredVisits = ({
  visits,
  leads,
}: Pick<PageNumbers, 'visits' | 'leads'>): number | undefined =>
  visits === 0 || leads > visits ? undefined : Math.round((100 * leads) / visits);

/** The sum over all pages of a week. */
export const sumPages = ({ pages }: Pick<WeekNumbers, 'pages'>): PageNumbers => ({
  page: '',
  visits: pages.reduce((sum, { visits }) => sum + visits, 0),
  lookedAt: pages.reduce((sum, { lookedAt }) => sum + lookedAt, 0),
  leads: pages.reduce((sum, { leads }) => sum + leads, 0),
});
