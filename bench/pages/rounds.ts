import { median } from '../build/statistics.ts';
import type { Kind, Lighthouse, Run } from './lighthouse.ts';
import { ratio, spread, table } from './table.ts';
import { inTurns } from './interleave.ts';
import type { Variant } from './variants.ts';

type Figure = 'fcp' | 'lcp' | 'tbt' | 'cls';

/**
 * Runs Lighthouse on some pages in all variants, interleaved.
 * @param base the variant that the others are compared with
 * @param tell called before each run
 * @returns a Markdown table
 */
export const lighthouseRounds = async (
  lighthouse: Lighthouse,
  { runs, kind, pages, variants, base, tell }: {
    runs: number;
    kind: Exclude<Kind, 'scores'>;
    pages: string[];
    variants: Variant[];
    base: string;
    tell: (what: string) => void;
  },
): Promise<string> => {
  const rows: string[][] = [];
  for (const page of pages) {
    const found = await inTurns(runs, variants, ({ name, url }) => {
      tell(`${page}, ${name}`);
      return lighthouse.run(url + page, kind);
    });
    const of = (name: string, figure: Figure) => (found.get(name) ?? []).map((run: Run) => run[figure]);
    for (const { name } of variants) {
      const times = (['fcp', 'lcp'] as const).flatMap((figure) => [
        spread(of(name, figure)),
        name === base ? '' : ratio(of(name, figure), of(base, figure)),
      ]);
      rows.push([page, name, ...times, spread(of(name, 'tbt')), Math.max(...of(name, 'cls')).toFixed(4)]);
    }
  }
  return table(['page', '', 'FCP ms', `to ${base}`, 'LCP ms', `to ${base}`, 'TBT ms', 'worst CLS'], rows);
};

/** A lower performance score may be caused by the machine, so two more runs are made. */
const best = 100;

const performanceOf = ({ scores }: Run): number => scores['performance'] ?? 0;

const score = async (lighthouse: Lighthouse, url: string): Promise<Run> => {
  const first = await lighthouse.run(url, 'scores');
  if (performanceOf(first) === best) return first;
  const all = [first, await lighthouse.run(url, 'scores'), await lighthouse.run(url, 'scores')];
  const middle = median(all.map(performanceOf));
  return all.find((run) => performanceOf(run) === middle) ?? first;
};

/** Runs all Lighthouse audits on each route. @returns the routes with a score below 100, and the reasons */
export const everyRoute = async (
  lighthouse: Lighthouse,
  site: string,
  routes: string[],
  tell: (what: string) => void,
): Promise<string> => {
  const less: string[][] = [];
  const powers: number[] = [];
  for (const route of routes) {
    tell(route);
    const { scores, short, power } = await score(lighthouse, site + route);
    powers.push(power);
    const figures = Object.entries(scores).filter(([, points]) => points !== best);
    if (figures.length > 0)
      less.push([route, figures.map(([name, points]) => `${name} ${points}`).join(', '), short.join(', ')]);
  }
  const summary = [
    `${routes.length - less.length} of ${routes.length} routes have 100 in every category.`,
    `Lighthouse's benchmark index of the machine: ${spread(powers)}. A processor made four times slower simulates a mid-range phone where the index is 1,500 to 2,000.`,
  ].join(' ');
  return less.length === 0 ? summary : `${summary}\n\n${table(['route', 'less', 'audits that cost points'], less)}`;
};
