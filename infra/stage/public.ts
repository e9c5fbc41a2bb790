/** `page-schema-site/stages`: what the `stages.ts` of a site is written with. */
import type { StageTable } from './schema.ts';

export type { Stage, StageTable } from './schema.ts';

/** Where a site is deployed: one entry per stage, by name. `site doctor --stage NAME` says what is missing. */
export const defineStages = (stages: StageTable): StageTable => stages;
