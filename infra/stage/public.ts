/** `page-schema-site/stages`: types and functions for the `stages.ts` of a site. */
import type { StageTable } from './stage.ts';

export type { Stage, StageTable } from './stage.ts';

/**
 * Defines where a site is deployed: one entry per stage, by name. `stages.ts` exports the result as `stages`.
 * @param stages validated by every command that gets `--stage`; `site doctor --stage NAME` reports what is missing
 * @returns `stages`, type-checked
 */
export const defineStages = (stages: StageTable): StageTable => stages;
