/** The only region from which CloudFront accepts certificates and web ACLs. */
export const primaryRegion = 'us-east-1';

/** Region of the monitoring stack: far from the site's region, so that an outage there does not affect monitoring. */
export const monitoringRegion = 'us-west-2';

/** Returns the name of a stage's stack. All names in the stack start with it, so that two sites never collide. */
export const stackName = ({ site, name }: { site: string; name: string }): string => `${site}-${name}`;

/**
 * Names of the CloudFront function that logs visits, and of its log group, which CloudFront determines: CloudFront
 * Developer Guide, "Edge function logs",
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-functions-logs.html
 */
export const visitsFunction = (stack: string): string => `${stack}-visits`;
export const visitsLog = (stack: string): string => `/aws/cloudfront/function/${visitsFunction(stack)}`;

/** Names of the monitoring stack, its topic output and its log group. */
export const watchStack = (stack: string): string => `${stack}-watch`;
export const watchOutput = 'AlarmsTopicArn';
export const watchLog = (stack: string): string => `/watch/${stack}`;

/** Name of the stack of `rights.yaml`, which an administrator deploys, and of the policies in it. */
export const rightsStack = (stack: string): string => `${stack}-rights`;
export const boundaryPolicy = (stack: string): string => `${stack}-boundary`;
export const executionPolicies = (stack: string): string[] => [
  `${stack}-execution`,
  `${stack}-execution-more`,
];

/** Whether a stage is monitored: it is live and has its names. */
export const isWatched = ({ live, dns }: { live: boolean; dns?: boolean | undefined }): boolean =>
  live && dns !== false;

/** Returns the host names of a stage, the primary one first. */
export const stageHostNames = (stage: { domain: string; redirectFrom?: string[] | undefined }): string[] => [
  stage.domain,
  ...(stage.redirectFrom ?? []),
];

/** Returns the domain of an e-mail address. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Days after the last push at which a preview expires if nobody has removed it. */
export const previewDays = 30;
