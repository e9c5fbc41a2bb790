import type { NamedStage } from '../stage/stage.ts';
import type { AwsFacts } from './aws-facts.ts';

/** Result of a doctor check. */
export type Diagnosis = {
  /**
   * `bad`: the site or its mail does not work. `warn`: it will stop working later, or problems would go unnoticed.
   */
  state: 'good' | 'warn' | 'bad';
  what: string;
  /** What to do; undefined if nothing is needed. */
  next?: string;
};

/** Checks one aspect of a stage. */
export type DoctorCheck = (stage: NamedStage, facts: AwsFacts) => AsyncIterable<Diagnosis>;

export const good = (what: string): Diagnosis => ({ state: 'good', what });
export const warn = (what: string, next: string): Diagnosis => ({ state: 'warn', what, next });
export const bad = (what: string, next: string): Diagnosis => ({ state: 'bad', what, next });
