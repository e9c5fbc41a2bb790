/** The only region that CloudFront takes certificates and firewalls from. */
export const primaryRegion = 'us-east-1';

/** Where the site is watched from: far from its own region, so that a fault there does not blind who watches. */
export const monitoringRegion = 'us-west-2';

/** Name of the stack of a stage. All names that the stack gives begin with it, so that two sites never collide. */
export const stackName = ({ site, name }: { site: string; name: string }): string => `${site}-${name}`;

/**
 * The function in CloudFront that notes which pages were sent, and its log, whose name CloudFront gives: CloudFront
 * Developer Guide, "Edge function logs",
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-functions-logs.html
 */
export const visitsFunction = (stack: string): string => `${stack}-visits`;
export const visitsLog = (stack: string): string => `/aws/cloudfront/function/${visitsFunction(stack)}`;

/** The stack of who watches a site, the output that tells its topic, and its log. */
export const watchStack = (stack: string): string => `${stack}-watch`;
export const watchOutput = 'AlarmsTopicArn';
export const watchLog = (stack: string): string => `/watch/${stack}`;

/** Whether somebody watches a stage: customers use it, and it has its names. */
export const isWatched = ({ live, dns }: { live: boolean; dns?: boolean | undefined }): boolean =>
  live && dns !== false;

/** The host names of a stage, the one of the site first. */
export const stageHostNames = (stage: { domain: string; redirectFrom?: string[] | undefined }): string[] => [
  stage.domain,
  ...(stage.redirectFrom ?? []),
];

/** The domain of an e-mail address. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Days after the last push at which a preview goes by itself, should nobody have removed it. */
export const previewDays = 30;
