import { join } from 'node:path';
import { inject } from 'vitest';
import { createFunction } from '../local/functions/function.ts';
import { resource, templateOf, type Template } from './template.ts';

/** Returns the folder that is uploaded as the code of a function of `prod`. */
export const bundleOf = (name: string, template: Template = templateOf('prod')): string => {
  const { Code, Handler } = resource(template, 'AWS::Lambda::Function', name).Properties as {
    Code: { S3Key: string };
    Handler: string;
  };
  if (Handler !== 'index.handler') throw new Error(`${name} has the handler ${Handler}`);
  return join(inject('assemblies'), 'prod', `asset.${Code.S3Key.replace('.zip', '')}`);
};

type Started = { template?: Template; environment: Record<string, string>; lines: string[] };

/**
 * Starts a function of `prod` with the variables that the stack sets.
 * @param options.environment values of variables that AWS fills in, and endpoints
 * @param options.lines receives its log
 */
export const startFunction = (
  name: string,
  { template = templateOf('prod'), environment, lines }: Started,
) => {
  const { Environment } = resource(template, 'AWS::Lambda::Function', name).Properties as {
    Environment: { Variables: Record<string, unknown> };
  };
  const given = Object.entries(environment);
  // Only names that the stack sets, too.
  const variables = Object.entries(Environment.Variables).map(([name, value]) => [
    name,
    environment[name] ?? String(value),
  ]);
  return createFunction({
    bundle: bundleOf(name, template),
    environment: {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_EC2_METADATA_DISABLED: 'true',
      ...Object.fromEntries(given.filter(([name]) => name.startsWith('AWS_'))),
      ...(Object.fromEntries(variables) as Record<string, string>),
    },
    onLine: (line) => void lines.push(line),
  });
};
