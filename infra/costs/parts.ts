import { cost, prices } from './prices.ts';
import {
  gigabytesOfPages,
  hoursInMonth,
  idleAsksInMonth,
  ofLead,
  ofLog,
  ofPreview,
  ofView,
  ownMetrics,
  type Usage,
} from './usage.ts';

type Properties = Record<string, unknown>;
/** The resources of the templates of a stage. */
export type Resources = {
  /** How many there are of a type, such as `AWS::KMS::Key`. */
  count: (type: string) => number;
  /** The properties of each of a type. */
  all: (type: string) => Properties[];
};

/** A line of the cost table. */
export type Part = {
  label: string;
  /** The types of resources whose price it has. */
  types: string[];
  usd: (resources: Resources, usage: Usage) => number;
};

const gigabyte = 1e9;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** How many functions CloudFront runs for a request of a page or its files. */
const edgeFunctions = (resources: Resources): number =>
  resources
    .all('AWS::CloudFront::Distribution')
    .map(
      ({ DistributionConfig }) =>
        DistributionConfig as {
          DefaultCacheBehavior?: Properties;
          Origins?: { CustomOriginConfig?: object }[];
        },
    )
    // Visitors come to the one with the forms behind it: not to previews, nor to the Studio.
    .filter(({ Origins = [] }) => Origins.some(({ CustomOriginConfig }) => CustomOriginConfig))
    .reduce(
      (sum, { DefaultCacheBehavior: behavior }) => sum + list(behavior?.['FunctionAssociations']).length,
      0,
    );

/** Whether a bucket is that of the previews, by the name of its rule that ends them. */
const holdsPreviews = ({ LifecycleConfiguration: rules }: Properties): boolean =>
  list((rules as { Rules?: unknown } | undefined)?.Rules).some(
    (rule) => (rule as { Id?: string }).Id === 'previews',
  );

const alarmMetrics = (resources: Resources): number =>
  resources
    .all('AWS::CloudWatch::Alarm')
    .map(
      ({ Metrics }) =>
        list(Metrics).filter((metric) => (metric as { MetricStat?: object }).MetricStat).length || 1,
    )
    .reduce((sum, metrics) => sum + metrics, 0);

const metricMonths = ({ leads }: Usage): number =>
  [
    [ownMetrics.withLead, leads],
    [ownMetrics.rare, leads / 20],
  ].reduce(
    (sum, [metrics = 0, times = 0]) => sum + (metrics * Math.min(times, hoursInMonth)) / hoursInMonth,
    0,
  );

/** The parts of the price of a stage, in the order of the cost table. */
export const parts: Part[] = [
  {
    label: 'firewall',
    types: ['AWS::WAFv2::WebACL'],
    usd: (resources, { views }) =>
      resources
        .all('AWS::WAFv2::WebACL')
        .reduce(
          (sum, { Rules }) =>
            sum +
            cost(prices.firewall, 1) +
            cost(prices.firewallRule, list(Rules).length) +
            cost(prices.firewallRequests, views * ofView.requests),
          0,
        ),
  },
  {
    label: 'CloudFront: requests and traffic',
    types: ['AWS::CloudFront::Distribution'],
    usd: (_, { views }) =>
      cost(prices.requests, views * ofView.requests) +
      cost(prices.traffic, (views * ofView.bytes) / gigabyte),
  },
  {
    label: 'functions in CloudFront, and what they look up',
    types: ['AWS::CloudFront::Function', 'AWS::CloudFront::KeyValueStore'],
    usd: (resources, { views }) =>
      cost(prices.edgeRuns, edgeFunctions(resources) * views * ofView.requests) +
      resources.count('AWS::CloudFront::KeyValueStore') * cost(prices.edgeReads, views * ofView.lookups),
  },
  {
    label: 'bucket of the pages',
    types: ['AWS::S3::Bucket'],
    usd: (_, { views }) => cost(prices.bucketSpace, gigabytesOfPages) + cost(prices.bucketReads, views),
  },
  {
    label: 'previews of pull requests',
    types: ['AWS::S3::Bucket'],
    usd: (resources) =>
      resources.all('AWS::S3::Bucket').filter(holdsPreviews).length *
      (cost(prices.bucketWrites, ofPreview.pushes * ofPreview.files) +
        cost(prices.bucketSpace, ofPreview.open * ofPreview.gigabytes) +
        cost(prices.bucketReads, ofPreview.pushes * ofPreview.views * ofView.requests)),
  },
  {
    label: 'access log',
    types: ['AWS::Logs::Delivery'],
    usd: (resources, { views }) =>
      resources.count('AWS::Logs::Delivery') *
      cost(prices.deliveredLog, (views * ofView.requests * ofLog.request) / gigabyte),
  },
  {
    label: 'logs of functions',
    types: ['AWS::Logs::LogGroup'],
    usd: (_, { views, leads }) =>
      cost(prices.log, (views * (ofView.requests * ofLog.run + ofLog.page) + leads * ofLog.lead) / gigabyte),
  },
  {
    label: 'zone',
    types: ['AWS::Route53::RecordSet'],
    usd: (resources) => cost(prices.zone, Math.min(1, resources.count('AWS::Route53::RecordSet'))),
  },
  {
    label: 'key of the notices',
    types: ['AWS::KMS::Key'],
    usd: (resources) => cost(prices.key, resources.count('AWS::KMS::Key')),
  },
  {
    label: 'secrets of the front door',
    types: ['AWS::SecretsManager::Secret'],
    usd: (resources) => cost(prices.secret, resources.count('AWS::SecretsManager::Secret')),
  },
  {
    label: 'alarms',
    types: ['AWS::CloudWatch::Alarm'],
    usd: (resources) => cost(prices.alarmMetrics, alarmMetrics(resources)),
  },
  {
    label: 'metrics',
    types: ['AWS::Logs::MetricFilter', 'AWS::SES::ConfigurationSetEventDestination'],
    usd: (_, usage) => cost(prices.metrics, metricMonths(usage)),
  },
  {
    label: 'dashboard',
    types: ['AWS::CloudWatch::Dashboard'],
    usd: (resources) => cost(prices.dashboards, resources.count('AWS::CloudWatch::Dashboard')),
  },
  {
    label: 'queue, asked without end',
    types: ['AWS::SQS::Queue', 'AWS::Lambda::EventSourceMapping'],
    usd: (resources, { leads }) =>
      cost(
        prices.queueRequests,
        resources.count('AWS::Lambda::EventSourceMapping') * idleAsksInMonth + leads * ofLead.queueRequests,
      ),
  },
  {
    label: 'leads: API, functions, archive, mail',
    types: ['AWS::ApiGateway::RestApi', 'AWS::Lambda::Function', 'AWS::SES::EmailIdentity'],
    usd: (_, { leads }) =>
      cost(prices.apiRequests, leads) +
      cost(prices.functionRuns, 2 * leads) +
      cost(prices.functionTime, leads * ofLead.seconds * 0.5) +
      cost(prices.bucketWrites, leads * ofLead.writes) +
      cost(prices.bucketReads, leads * ofLead.reads) +
      cost(prices.mail, leads * ofLead.mails),
  },
];

/** Types that cost nothing themselves, with the reason where it is not plain. */
export const free = new Set([
  'AWS::ApiGateway::Account',
  'AWS::ApiGateway::ApiKey',
  'AWS::ApiGateway::Deployment',
  'AWS::ApiGateway::GatewayResponse',
  'AWS::ApiGateway::Method',
  'AWS::ApiGateway::Resource',
  'AWS::ApiGateway::Stage',
  'AWS::ApiGateway::UsagePlan',
  'AWS::ApiGateway::UsagePlanKey',
  // https://aws.amazon.com/aws-cost-management/aws-budgets/pricing/
  'AWS::Budgets::Budget',
  'AWS::CDK::Metadata',
  // Public certificates: https://aws.amazon.com/certificate-manager/pricing/
  'AWS::CertificateManager::Certificate',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  // What a schedule of one's own account sends to it: https://aws.amazon.com/eventbridge/pricing/
  'AWS::Events::Rule',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::Permission',
  'AWS::Logs::DeliveryDestination',
  'AWS::Logs::DeliverySource',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  // A thousand notices by mail a month: https://aws.amazon.com/sns/pricing/
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
]);
