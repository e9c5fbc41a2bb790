import { median } from '../build/statistics.ts';
import type { Run, startLighthouse, Throttling } from './lighthouse.ts';
import { spread, table } from './table.ts';
import type { Variant } from './variants.ts';

/** So many times each of some things, one after the other and again from the first. */
export const inTurns = async <T>(
  runs: number,
  variants: Variant[],
  each: (variant: Variant) => Promise<T>,
): Promise<Map<string, T[]>> => {
  const found = new Map<string, T[]>(variants.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const variant of variants) found.get(variant.name)?.push(await each(variant));
  }
  return found;
};

type Figure = 'fcp' | 'lcp' | 'tbt' | 'cls';

/**
 * Lighthouse on some pages in every way that they are delivered, in turns.
 * @param base the way that the others are compared with
 * @returns a table
 */
export const lighthouseRounds = async (
  lighthouse: ReturnType<typeof startLighthouse>,
  { runs, throttling, pages, variants, base }: {
    runs: number;
    throttling: Throttling;
    pages: string[];
    variants: Variant[];
    base: string;
  },
): Promise<string> => {
  const rows: string[][] = [];
  for (const page of pages) {
    const found = await inTurns(runs, variants, ({ url }) => lighthouse.run(url + page, throttling));
    const of = (name: string, figure: Figure) => (found.get(name) ?? []).map((run: Run) => run[figure]);
    for (const { name } of variants) {
      const times = (['fcp', 'lcp'] as const).flatMap((figure) => [
        spread(of(name, figure)),
        (median(of(name, figure)) / median(of(base, figure))).toFixed(2),
      ]);
      rows.push([page, name, ...times, spread(of(name, 'tbt')), Math.max(...of(name, 'cls')).toFixed(4)]);
    }
  }
  const head = ['page', '', 'FCP ms', `/ ${base}`, 'LCP ms', `/ ${base}`, 'TBT ms', 'worst CLS'];
  return `Lighthouse 13, mobile, ${throttling === 'simulate' ? 'simulated' : 'applied'} throttling:\n\n${table(head, rows)}`;
};

/** Lighthouse once on every route. @returns what has less than 100, and why */
export const everyRoute = async (
  lighthouse: ReturnType<typeof startLighthouse>,
  site: string,
  routes: string[],
): Promise<string> => {
  const less: string[][] = [];
  for (const route of routes) {
    const { scores, short } = await lighthouse.run(site + route, 'simulate');
    const figures = Object.entries(scores).filter(([, score]) => score !== 100);
    if (figures.length > 0)
      less.push([route, figures.map(([name, score]) => `${name} ${score}`).join(', '), short.join(', ')]);
  }
  const said = `Lighthouse, one simulated run of each of ${routes.length} routes: ${routes.length - less.length} have 100 in every category.`;
  return less.length === 0 ? said : `${said}\n\n${table(['route', 'less', 'audits that cost points'], less)}`;
};
