import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of cdk-nag on one construct: the reason for each, by its id. */
export const acknowledge = (on: IConstruct, reasons: Record<string, string>): void =>
  Validations.of(on).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
