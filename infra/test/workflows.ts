import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Step = {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
  'continue-on-error'?: string;
};
type Concurrency = { group: string; 'cancel-in-progress': boolean | string; queue?: string };
/** A job has steps, or calls another workflow of this repository. */
export type Job = {
  if?: string;
  permissions?: Record<string, string>;
  environment?: string;
  steps?: Step[];
  uses?: string;
  concurrency?: Concurrency;
};
type Workflow = {
  on: Record<string, { cron?: string }[] | undefined>;
  permissions?: Record<string, string>;
  concurrency?: Concurrency;
  jobs: Record<string, Job>;
};

const folder = '.github/workflows';

/** The texts of the workflows by file name. */
export const texts = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);
/** The workflows by file name. */
export const workflows = Object.fromEntries(texts.map(([name, text]) => [name, parse(text) as Workflow]));
