import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { outputNames, requiredOutputs, type Outputs } from '../outputs.ts';
import { CommandError } from '../terminal/command-error.ts';
import { awsClient } from '../aws-client.ts';
import { stageHostNames, stackName } from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { toCommandError } from '../terminal/aws-errors.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Describes a stack; undefined if none has that name in the region (default: the site's region). */
export const findStack = async (name: string, where?: string): Promise<Stack | undefined> => {
  try {
    const client = awsClient(CloudFormationClient, { ...(where && { region: where }) });
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks?.[0];
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw toCommandError(error);
  }
};

/** Returns the outputs of a stack; missing ones are omitted. */
export const outputsOf = ({ Outputs = [] }: Pick<Stack, 'Outputs'>): Partial<Outputs> =>
  Object.fromEntries(
    Object.entries(outputNames).flatMap(([key, name]) => {
      const value = Outputs.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
      return value === undefined ? [] : [[key, value]];
    }),
  );

/**
 * Throws if a stack belongs to another site, because a deployment would turn that site into this one. A stack whose
 * domain is now a redirect of this site is still ours.
 * @throws CommandError that names both domains
 */
const assertSameSite = (stage: NamedStage, stack: Pick<Stack, 'Outputs'> = {}): void => {
  const { domain } = outputsOf(stack);
  const name = stackName(stage);
  if (domain === undefined && stack.Outputs?.length)
    throw new CommandError(
      `There is a stack ${name} in this account that does not belong to this engine. Give the site another name: \`site\` in the stage file.`,
    );
  if (domain !== undefined && !stageHostNames(stage).includes(domain))
    throw new CommandError(
      `The stack ${name} is the site ${domain}, but the stage "${stage.name}" is ${stage.domain}. Nothing was changed. If this is another site, give it a different name (\`site\` in the stage file); if the site moves to ${stage.domain}, list ${domain} in redirectFrom.`,
    );
};

/**
 * Throws if the number of the front-door key changes by more than one, because CloudFront and the API would have no
 * key in common during the update.
 * @throws CommandError that names the next step
 */
export const assertKeyStep = (stage: NamedStage, stack: Stack | undefined): void => {
  const deployed = stack && outputsOf(stack).frontDoorKey;
  if (deployed === undefined || Math.abs(stage.frontDoorKey - Number(deployed)) <= 1) return;
  const next = Number(deployed) + Math.sign(stage.frontDoorKey - Number(deployed));
  throw new CommandError(
    `The stage "${stage.name}" runs with frontDoorKey ${deployed}, and the stage file says ${stage.frontDoorKey}. Change it by one at a time, otherwise leads are rejected during the update: write ${next}, deploy, and repeat.`,
  );
};

/**
 * Returns the stack of a stage; undefined if there is none.
 * @throws CommandError if it belongs to another site
 */
export const ownStack = async (stage: NamedStage): Promise<Stack | undefined> => {
  const stack = await findStack(stackName(stage));
  assertSameSite(stage, stack);
  return stack;
};

/**
 * Returns the stack outputs of a stage.
 * @throws CommandError if the stage is not completely deployed, or belongs to another site
 */
export const requireOutputs = async (stage: NamedStage): Promise<Outputs> => {
  const stack = await ownStack(stage);
  if (!stack)
    throw new CommandError(
      `The stage "${stage.name}" is not deployed. Deploy it first: ${commandLine(`deploy --stage ${stage.name}`)}`,
    );
  const outputs = outputsOf(stack);
  const missing = Object.keys(requiredOutputs).filter((key) => !(key in outputs));
  if (missing.length > 0)
    throw new CommandError(
      `The stack ${stackName(stage)} (${stack.StackStatus}) lacks ${missing.join(', ')}. Deploy it again: ${commandLine(`deploy --stage ${stage.name}`)}`,
    );
  return outputs as Outputs;
};
