import type { NamedStage } from '../stage/load.ts';
import type { AwsFacts } from './aws-facts.ts';

/** What a check of the doctor found. */
export type Diagnosis = {
  /** `bad` keeps the site or its mail from working, `warn` will do so or hides a fault. */
  state: 'good' | 'warn' | 'bad';
  what: string;
  /** What to do; missing when all is well. */
  next?: string;
};

/** Finds out one thing about a stage. */
export type DoctorCheck = (stage: NamedStage, facts: AwsFacts) => AsyncIterable<Diagnosis>;

export const good = (what: string): Diagnosis => ({ state: 'good', what });
export const warn = (what: string, next: string): Diagnosis => ({ state: 'warn', what, next });
export const bad = (what: string, next: string): Diagnosis => ({ state: 'bad', what, next });
