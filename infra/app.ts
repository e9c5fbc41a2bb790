import { readFileSync } from 'node:fs';
import { App, CloudFormationValidatePlugin, DefaultStackSynthesizer, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { isWatched } from './resource-names.ts';
import { SiteStack, type SiteInputs } from './site-stack.ts';
import { WatchStack } from './watch-stack.ts';

const configuration = JSON.parse(readFileSync(new URL('./cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/** Shared by all apps, because reading the CloudFormation schemas takes a second. */
const schemaChecks = new CloudFormationValidatePlugin();

/**
 * Creates the CDK app with the stack of one stage and its monitoring stack. Synthesis validates every property
 * against the CloudFormation schemas and runs cdk-nag.
 * @param inputs what is deployed
 * @param outdir folder for templates and assets; default: a temporary folder
 */
export const createCdkApp = (inputs: SiteInputs, outdir?: string): App => {
  const app = new App({
    context: configuration.context,
    analyticsReporting: false,
    // The role for look-ups may read everything in the account, leads included, so deployers may not assume it.
    defaultStackSynthesizer: new DefaultStackSynthesizer({ useLookupRoleForStackOperations: false }),
    ...(outdir && { outdir }),
  });
  new SiteStack(app, inputs);
  const { stage, bundles } = inputs;
  if (isWatched(stage)) new WatchStack(app, { stage, bundle: bundles.watch });
  Validations.of(app).addPlugins(schemaChecks, new AwsSolutionsChecks(app));
  return app;
};
