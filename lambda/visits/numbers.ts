import type { SentMarker } from './sent-marker.ts';
import type { PageVisit } from './visit.ts';

/** The statistics of one page in one week. */
export type PageNumbers = {
  /** Path of the page. Empty for leads whose browser did not send a `Referer`. */
  page: string;
  /** Documents sent to people. */
  visits: number;
  /** Data files sent to people's browsers when they hovered over or clicked a link within the site. */
  lookedAt: number;
  leads: number;
};

export type WeekNumbers = {
  /** The Monday on which the week begins (UTC), such as `2026-11-16`. */
  week: string;
  /** Sorted by visits, the most visited page first. */
  pages: PageNumbers[];
  /** Documents and data files sent to known robots. They are not counted elsewhere. */
  robots: number;
  /** Leads that are probably from robots. They are not counted elsewhere. */
  suspectedSpam: number;
};

export const dayMs = 86_400_000;
export const weekMs = 7 * dayMs;
/** Weeks begin on Monday, but January 1, 1970 (Unix time 0) was a Thursday. */
const firstMondayMs = 4 * dayMs;

/** Returns the start of the week of a time: Monday, 0:00 UTC. */
export const startOfWeek = (at: number): number =>
  Math.floor((at - firstMondayMs) / weekMs) * weekMs + firstMondayMs;

/** Returns the UTC day of a time, such as `2026-11-16`. */
export const formatIsoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Counts visits and leads by week and page.
 * @returns the newest week first, without weeks that have no data
 */
export const groupByWeek = (visits: Iterable<PageVisit>, leads: Iterable<SentMarker>): WeekNumbers[] => {
  const weeks = new Map<string, { pages: Map<string, PageNumbers>; robots: number; suspectedSpam: number }>();
  const getWeek = (at: number) => {
    const name = formatIsoDay(startOfWeek(at));
    const week = weeks.get(name) ?? { pages: new Map<string, PageNumbers>(), robots: 0, suspectedSpam: 0 };
    weeks.set(name, week);
    return week;
  };
  const getPage = (at: number, page: string) => {
    const { pages } = getWeek(at);
    const numbers = pages.get(page) ?? { page, visits: 0, lookedAt: 0, leads: 0 };
    pages.set(page, numbers);
    return numbers;
  };
  for (const { at, page, kind, by } of visits) {
    if (by === 'robot') getWeek(at).robots += 1;
    else if (kind === 'page') getPage(at, page).visits += 1;
    else getPage(at, page).lookedAt += 1;
  }
  for (const { at, page, suspectedSpam } of leads) {
    if (suspectedSpam) getWeek(at).suspectedSpam += 1;
    else getPage(at, page).leads += 1;
  }
  const byVisits = (a: PageNumbers, b: PageNumbers) =>
    b.visits - a.visits || b.lookedAt - a.lookedAt || (a.page < b.page ? -1 : 1);
  return [...weeks]
    .map(([week, { pages, ...rest }]) => ({ week, pages: [...pages.values()].sort(byVisits), ...rest }))
    .sort((a, b) => (a.week < b.week ? 1 : -1));
};

/**
 * Returns the leads per hundred visits of a page, rounded. Undefined if there were fewer visits than leads: navigation
 * within the site fetches data instead of the document, so the ratio to so few visits would be misleading.
 */
export const leadsPerHundredVisits = ({
  visits,
  leads,
}: Pick<PageNumbers, 'visits' | 'leads'>): number | undefined =>
  visits === 0 || leads > visits ? undefined : Math.round((100 * leads) / visits);

/** Returns the totals of all pages of a week. */
export const sumPages = ({ pages }: Pick<WeekNumbers, 'pages'>): PageNumbers => {
  const sum = { page: '', visits: 0, lookedAt: 0, leads: 0 };
  for (const page of pages)
    for (const name of ['visits', 'lookedAt', 'leads'] as const) sum[name] += page[name];
  return sum;
};
