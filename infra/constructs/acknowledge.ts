import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Suppresses cdk-nag findings on a construct.
 * @param reasons reason by rule id
 */
export const acknowledge = (on: IConstruct, reasons: Record<string, string>): void =>
  Validations.of(on).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
