import type { NamedStage } from '../stage/load.ts';
import type { Facts } from './aws-facts.ts';

/** What a check of the doctor found. */
export type Finding = {
  /** `bad` keeps the site or its mail from working, `warn` will do so or hides a fault. */
  state: 'good' | 'warn' | 'bad';
  what: string;
  /** What to do; missing when all is well. */
  next?: string;
};

/** Finds out one thing about a stage. */
export type Check = (stage: NamedStage, facts: Facts) => AsyncIterable<Finding>;

export const good = (what: string): Finding => ({ state: 'good', what });
export const warn = (what: string, next: string): Finding => ({ state: 'warn', what, next });
export const bad = (what: string, next: string): Finding => ({ state: 'bad', what, next });
