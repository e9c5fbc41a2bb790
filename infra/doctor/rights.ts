import { dirname } from 'node:path';
import {
  executionPolicies,
  isWatched,
  monitoringRegion,
  primaryRegion,
  rightsStack,
  stackName,
} from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { rightsFile } from '../terminal/handbook.ts';
import { bad, good, warn, type DoctorCheck } from './diagnosis.ts';

const administrator = 'arn:aws:iam::aws:policy/AdministratorAccess';

/**
 * Returns the command that bootstraps the regions of a stage.
 * @param known policies of the CloudFormation role, separated by commas; those of other stages are preserved
 */
const bootstrapCommand = (stage: NamedStage, known = ''): string => {
  const own = executionPolicies(stackName(stage)).map(
    (name) => `arn:aws:iam::${stage.account}:policy/${name}`,
  );
  const others = known.split(',').filter((policy) => policy !== '' && policy !== administrator);
  const regions = [primaryRegion, ...(isWatched(stage) ? [monitoringRegion] : [])];
  const targets = regions.map((region) => `aws://${stage.account}/${region}`);
  const policies = [...new Set([...others, ...own])].join(',');
  return `npx --prefix ${dirname(rightsFile)} cdk bootstrap ${targets.join(' ')} --cloudformation-execution-policies ${policies}`;
};

/** Checks the CDK bootstrap of a region, and what CloudFormation may do with it. */
export const bootstrapIn = (where: string): DoctorCheck =>
  async function* (stage, facts) {
    const policies = await facts.bootstrap(where);
    const next = `An administrator runs once: ${bootstrapCommand(stage, policies)}`;
    if (policies === undefined) return yield bad(`the account is not prepared for the CDK in ${where}`, next);
    if (policies.split(',').includes(administrator))
      return yield warn(`in ${where} whoever deploys is an administrator of the account`, next);
    yield executionPolicies(stackName(stage)).every((name) => policies.includes(`:policy/${name}`))
      ? good(`the CDK bootstrap in ${where} has the permissions of the stage`)
      : bad(`CloudFormation in ${where} lacks the permissions of the stage`, next);
  };

/** Checks the stack with the permissions of a deployment. */
export const checkRights: DoctorCheck = async function* (stage, facts) {
  const { site, name, zone, previews } = stage;
  const stack = rightsStack(stackName(stage));
  const zones = [...new Set([zone.id, previews?.zone.id].filter((id) => id !== undefined))].join(',');
  const values = [`Site=${site}`, `Stage=${name}`, ...(zones ? [`Zones=${zones}`] : [])].join(' ');
  const next = `An administrator runs: aws cloudformation deploy --region ${primaryRegion} --stack-name ${stack} --template-file ${rightsFile} --capabilities CAPABILITY_NAMED_IAM --parameter-overrides ${values}`;
  const current = await facts.rights();
  if (current === undefined)
    return yield bad(`the stack ${stack} is missing, without which nothing can be deployed`, next);
  yield current
    ? good(`the permissions of ${stack} are up to date`)
    : warn(`the permissions of ${stack} are those of another version`, next);
};
