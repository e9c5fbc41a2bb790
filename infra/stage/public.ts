/** `page-schema-site/stages`: what the `stages.ts` of a site is written with. */
import type { StageTable } from './stage.ts';

export type { Stage, StageTable } from './stage.ts';

/**
 * Where a site is deployed: one entry per stage, by name. `stages.ts` exports it as `stages`.
 * @param stages what is wrong in it, each command says that is given a stage; `site doctor --stage NAME` says what is missing
 * @returns the same, once its types are known to be right
 */
export const defineStages = (stages: StageTable): StageTable => stages;
