import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { mailDimension } from '../mail.ts';

export const minute = Duration.minutes(1);
export const fiveMinutes = Duration.minutes(5);
export const hour = Duration.hours(1);

/** Options of a metric: its sum over five minutes. */
export const sum = { statistic: Stats.SUM, period: fiveMinutes };

/** Returns a metric that the functions write. */
export const leadMetric = (namespace: string, metricName: string, dimensionsMap?: Record<string, string>) =>
  new Metric({
    namespace,
    metricName,
    ...(dimensionsMap && { dimensionsMap }),
    statistic: Stats.SUM,
    period: hour,
  });

/**
 * Returns a metric of the mails of a configuration set: Send, Delivery, Bounce, Complaint or Reject. Amazon SES
 * Developer Guide, "Retrieving Amazon SES event data from CloudWatch",
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-cloudwatch.html; the dimension is the name of
 * an auto-tag, "Set up a CloudWatch event destination",
 * https://docs.aws.amazon.com/ses/latest/DeveloperGuide/event-publishing-add-event-destination-cloudwatch.html.
 */
export const mailMetric = (configurationSet: string, metricName: string) =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { [mailDimension]: configurationSet },
    ...sum,
  });
