import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts one finding of cdk-nag on one construct, for a reason. */
export const acknowledge = (on: IConstruct, id: string, reason: string): void =>
  Validations.of(on).acknowledge({ id, reason });
