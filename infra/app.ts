import { readFileSync } from 'node:fs';
import { App, CloudFormationValidatePlugin, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { SiteStack, type SiteInputs } from './site-stack.ts';

const configuration = JSON.parse(readFileSync(new URL('./cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/**
 * The application with the stack of one stage. When it is synthesised, every property is checked against the
 * schemas of CloudFormation, and the whole by cdk-nag.
 * @param inputs what is deployed
 * @param outdir folder for the templates and the assets; a temporary one without it
 */
export const createApp = (inputs: SiteInputs, outdir?: string): { app: App; stack: SiteStack } => {
  const app = new App({
    context: configuration.context,
    analyticsReporting: false,
    ...(outdir && { outdir }),
  });
  const stack = new SiteStack(app, inputs);
  Validations.of(app).addPlugins(new CloudFormationValidatePlugin(), new AwsSolutionsChecks(app));
  return { app, stack };
};
