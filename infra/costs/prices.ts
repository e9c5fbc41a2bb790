const pricing = (service: string) => `https://aws.amazon.com/${service}/pricing/`;

/** What AWS asks for something: dollars for so many of it, and how many a month are free for an account. */
export type Price = { what: string; usd: number; per: number; unit: string; free?: number; source: string };

const million = 1_000_000;
const thousand = 1000;

/**
 * List prices of us-east-1 in US dollars, without taxes, discounts and what is free for new accounts alone. Each with the
 * page of AWS that says it; every figure of the cost table comes from here.
 */
export const prices = {
  firewall: { what: 'firewall', usd: 5, per: 1, unit: 'list', source: pricing('waf') },
  firewallRule: { what: 'rule of a firewall', usd: 1, per: 1, unit: 'rule', source: pricing('waf') },
  firewallRequests: {
    what: 'requests that a firewall sees',
    usd: 0.6,
    per: million,
    unit: 'million',
    source: pricing('waf'),
  },
  requests: {
    what: 'requests to CloudFront',
    usd: 1,
    per: million,
    unit: 'million',
    free: 10 * million,
    source: pricing('cloudfront'),
  },
  traffic: {
    what: 'traffic of CloudFront',
    usd: 0.085,
    per: 1,
    unit: 'GB',
    free: 1000,
    source: pricing('cloudfront'),
  },
  edgeRuns: {
    what: 'runs of functions in CloudFront',
    usd: 0.1,
    per: million,
    unit: 'million',
    free: 2 * million,
    source: pricing('cloudfront'),
  },
  edgeReads: {
    what: 'reads of the key-value store in CloudFront',
    usd: 0.03,
    per: million,
    unit: 'million',
    source: pricing('cloudfront'),
  },
  bucketReads: {
    what: 'reads of a bucket',
    usd: 0.0004,
    per: thousand,
    unit: 'thousand',
    source: pricing('s3'),
  },
  bucketWrites: {
    what: 'writes to a bucket',
    usd: 0.005,
    per: thousand,
    unit: 'thousand',
    source: pricing('s3'),
  },
  bucketSpace: { what: 'space in a bucket', usd: 0.023, per: 1, unit: 'GB', source: pricing('s3') },
  deliveredLog: {
    what: 'log that CloudFront delivers',
    usd: 0.5,
    per: 1,
    unit: 'GB',
    source: pricing('cloudwatch'),
  },
  log: {
    what: 'log that functions write',
    usd: 0.5,
    per: 1,
    unit: 'GB',
    free: 5,
    source: pricing('cloudwatch'),
  },
  alarmMetrics: {
    what: 'metrics that alarms look at',
    usd: 0.1,
    per: 1,
    unit: 'metric',
    free: 10,
    source: pricing('cloudwatch'),
  },
  metrics: {
    what: 'metrics of our own, by the hours in which they get data',
    usd: 0.3,
    per: 1,
    unit: 'metric',
    free: 10,
    source: pricing('cloudwatch'),
  },
  dashboards: {
    what: 'dashboards',
    usd: 3,
    per: 1,
    unit: 'dashboard',
    free: 3,
    source: pricing('cloudwatch'),
  },
  zone: { what: 'hosted zone', usd: 0.5, per: 1, unit: 'zone', source: pricing('route53') },
  key: {
    what: 'key; 1.00 more after each of its first two yearly rotations',
    usd: 1,
    per: 1,
    unit: 'key',
    source: pricing('kms'),
  },
  secret: { what: 'secret', usd: 0.4, per: 1, unit: 'secret', source: pricing('secrets-manager') },
  apiRequests: {
    what: 'requests to the API',
    usd: 3.5,
    per: million,
    unit: 'million',
    source: pricing('api-gateway'),
  },
  functionRuns: {
    what: 'runs of functions',
    usd: 0.2,
    per: million,
    unit: 'million',
    free: million,
    source: pricing('lambda'),
  },
  functionTime: {
    what: 'time of functions (arm64)',
    usd: 0.0000133334,
    per: 1,
    unit: 'GB-second',
    free: 400_000,
    source: pricing('lambda'),
  },
  queueRequests: {
    what: 'requests to FIFO queues',
    usd: 0.5,
    per: million,
    unit: 'million',
    free: million,
    source: pricing('sqs'),
  },
  mail: {
    what: 'mail, for each recipient',
    usd: 0.1,
    per: thousand,
    unit: 'thousand',
    source: pricing('ses'),
  },
} satisfies Record<string, Price>;

/** What a quantity costs in a month, beyond what is free. */
export const cost = ({ usd, per, free = 0 }: Price, quantity: number): number =>
  (Math.max(0, quantity - free) / per) * usd;
