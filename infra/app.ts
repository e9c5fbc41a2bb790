import { readFileSync } from 'node:fs';
import { App, CloudFormationValidatePlugin, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { isWatched } from './resource-names.ts';
import { SiteStack, type SiteInputs } from './site-stack.ts';
import { WatchStack } from './watch-stack.ts';

const configuration = JSON.parse(readFileSync(new URL('./cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/** One for all applications: it takes a second to read the schemas of CloudFormation. */
const schemaChecks = new CloudFormationValidatePlugin();

/**
 * The application with the stack of one stage, and that of who watches it. When it is synthesised, every property is checked against the
 * schemas of CloudFormation, and the whole by cdk-nag.
 * @param inputs what is deployed
 * @param outdir folder for the templates and the assets; a temporary one without it
 */
export const createCdkApp = (inputs: SiteInputs, outdir?: string): App => {
  const app = new App({
    context: configuration.context,
    analyticsReporting: false,
    ...(outdir && { outdir }),
  });
  new SiteStack(app, inputs);
  const { stage, bundles } = inputs;
  if (isWatched(stage)) new WatchStack(app, { stage, bundle: bundles.watch });
  Validations.of(app).addPlugins(schemaChecks, new AwsSolutionsChecks(app));
  return app;
};
