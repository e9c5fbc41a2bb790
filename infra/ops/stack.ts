import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { outputNames, type Outputs } from '../outputs.ts';
import { Refusal } from '../refusal.ts';
import { region, stackName } from '../names.ts';
import type { NamedStage } from '../stage/load.ts';
import { explained } from './explain.ts';

/** A stack as AWS describes it; undefined when there is none of that name. */
export const findStack = async (name: string): Promise<Stack | undefined> => {
  try {
    const client = new CloudFormationClient({ region });
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks?.[0];
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw explained(error);
  }
};

/** What a stack tells; values it does not tell are missing. */
export const outputsOf = ({ Outputs = [] }: Stack): Partial<Outputs> =>
  Object.fromEntries(
    Object.entries(outputNames).flatMap(([key, name]) => {
      const value = Outputs.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
      return value === undefined ? [] : [[key, value]];
    }),
  );

/**
 * The outputs of the stack of a stage.
 * @throws a `Refusal` when the stage is not deployed, or not completely
 */
export const requireOutputs = async (stage: NamedStage): Promise<Outputs> => {
  const stack = await findStack(stackName(stage));
  if (!stack)
    throw new Refusal(
      `The stage "${stage.name}" is not deployed. Deploy it first: npm run deploy -- --stage ${stage.name}`,
    );
  const outputs = outputsOf(stack);
  const missing = Object.keys(outputNames).filter((key) => !(key in outputs));
  if (missing.length > 0)
    throw new Refusal(
      `The stack ${stackName(stage)} (${stack.StackStatus}) lacks ${missing.join(', ')}. Deploy it again: npm run deploy -- --stage ${stage.name}`,
    );
  return outputs as Outputs;
};
