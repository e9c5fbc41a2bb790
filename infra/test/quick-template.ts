import { App } from 'aws-cdk-lib';
import { githubApi, deploymentHeaders } from '../../studio/policy.ts';
import { SiteStack, type SiteInputs } from '../site-stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import type { Template } from './template.ts';

/** Returns the template of a stage without the checks that `setup.ts` runs on the others. */
export const quickTemplate = (stage: NamedStage, bundles: SiteInputs['bundles']): Template => {
  const app = new App({ analyticsReporting: false, builtinCloudFormationValidation: false });
  const stack = new SiteStack(app, {
    stage,
    version: 'v1.0.0',
    headers: { 'strict-transport-security': 'max-age=300' },
    studioHeaders: deploymentHeaders(githubApi),
    deployed: 'r1 t1',
    bundles,
  });
  return app.synth().getStackByName(stack.stackName).template as Template;
};
