import { Refusal } from '../terminal/refusal.ts';
import { free, parts, type Resources } from './parts.ts';
import type { Usage } from './usage.ts';

/** As much of a template of CloudFormation as has a price. */
export type Priced = { Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }> };

/** What each part costs in a month, in the order of `parts`, and the sum, in US dollars. */
export type Bill = { parts: number[]; sum: number };

const resourcesIn = (templates: Priced[]): Resources & { types: string[] } => {
  const resources = templates.flatMap((template) => Object.values(template.Resources));
  const all = (type: string) =>
    resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties ?? {});
  return { all, count: (type) => all(type).length, types: resources.map(({ Type }) => Type) };
};

/**
 * What a stage costs in a month, at list prices, when nothing else in the account uses up what is free.
 * @param templates all of the stage
 * @throws a `Refusal` that names the types of resources whose price nobody has written down
 */
export const billOf = (templates: Priced[], usage: Usage): Bill => {
  const resources = resourcesIn(templates);
  const known = new Set([...free, ...parts.flatMap(({ types }) => types)]);
  const unknown = [...new Set(resources.types.filter((type) => !known.has(type)))].sort();
  if (unknown.length > 0)
    throw new Refusal(
      `Nobody has said what ${unknown.join(', ')} costs. Look the price up and write it into infra/costs/: a part of \`parts.ts\` with its price in \`prices.ts\`, or a line of \`free\`.`,
    );
  const each = parts.map(({ types, usd }) =>
    types.some((type) => resources.count(type) > 0) ? usd(resources, usage) : 0,
  );
  return { parts: each, sum: each.reduce((one, other) => one + other, 0) };
};
