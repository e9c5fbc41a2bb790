import type { ComparisonOperator, IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { FormPath } from '../form/form-path.ts';

/** An alarm: when it rings and, in its mail, what that means. handbook/alarms.md says what to do. */
export type AlarmPlan = {
  name: string;
  meaning: string;
  metric: IMetric;
  threshold: number;
  periods?: number;
  /** How many of the periods have to be bad; all of them without it. */
  bad?: number;
  comparison?: ComparisonOperator;
  missing?: TreatMissingData;
};

/** What the alarms look at. */
export type Watched = {
  path: FormPath;
  /** Missing when the stage has no names yet. */
  certificate: Certificate | undefined;
  configurationSet: string;
  /** Namespace of the metrics that the functions write. */
  metrics: string;
  distribution: Distribution;
  /** Sends the weekly mail. Missing when customers do not use the stage: then silence is no fault. */
  weekly: IFunction | undefined;
};
