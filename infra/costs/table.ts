import { billOf, type Priced } from './bill.ts';
import { parts } from './parts.ts';
import { prices, type Price } from './prices.ts';
import { ofView, type Usage } from './usage.ts';

const dollars = (usd: number) => usd.toFixed(2);
const number = (count: number) => count.toLocaleString('en-US');
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** A column of the cost table: a month of a stage. */
export type Column = { stage: string; templates: Priced[]; usage: Usage };

/** The cost table in Markdown: a line for each part that costs something in a column, and the sum. */
export const costTable = (columns: Column[]): string => {
  const bills = columns.map(({ templates, usage }) => billOf(templates, usage));
  const lines = parts.flatMap(({ label }, index) => {
    const cells = bills.map((bill) => dollars(bill.parts[index] ?? 0));
    return cells.every((cell) => cell === '0.00') ? [] : [row([label, ...cells])];
  });
  const head = columns.map(
    ({ stage, usage }) => `${stage}: ${number(usage.views)} views, ${number(usage.leads)} leads`,
  );
  return [
    row(['US dollars a month', ...head]),
    row(['---', ...columns.map(() => '---:')]),
    ...lines,
    row(['**together**', ...bills.map(({ sum }) => `**${dollars(sum)}**`)]),
  ].join('\n');
};

/** The table of prices in Markdown, each with the page of AWS that says it. */
export const priceTable = (): string =>
  [
    row(['price of', 'US dollars', 'free each month', 'said by AWS']),
    row(['---', '---', '---', '---']),
    ...Object.values<Price>(prices).map(({ what, usd, unit, free, source }) =>
      row([what, `${usd} a ${unit}`, free === undefined ? '' : number(free), `<${source}>`]),
    ),
  ].join('\n');

/** What a million more requests cost where nothing is free any more, traffic aside. */
export const nextMillion = (templates: Priced[]): string => {
  const million = 1_000_000 / ofView.requests;
  const at = (views: number) => billOf(templates, { views, leads: 0 });
  const [before, after] = [at(100 * million), at(101 * million)];
  const traffic = (prices.traffic.usd * million * ofView.bytes) / 1e9;
  return dollars(after.sum - before.sum - traffic);
};
