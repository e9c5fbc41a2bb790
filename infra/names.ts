/** The only region that CloudFront takes certificates and firewalls from. */
export const region = 'us-east-1';

/** Name of the stack of a stage. */
export const stackName = (stage: { name: string }): string => `site-${stage.name}`;
