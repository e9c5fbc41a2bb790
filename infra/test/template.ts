import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parse } from 'yaml';
import { stackName, watchStack } from '../resource-names.ts';
import { stages, type variants } from './stages.ts';

/** A resource of a template. */
export type Resource = {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
};
export type Template = { Resources: Record<string, Resource>; Outputs: Record<string, unknown> };

/** Returns the template of a stage as it would be deployed. */
export const templateOf = (stage: string): Template =>
  JSON.parse(
    readFileSync(join(inject('assemblies'), stage, `${stackOf(stage)}.template.json`), 'utf8'),
  ) as Template;

/** Returns the template of a variant of a stage. */
export const variantOf = (name: keyof typeof variants): Template =>
  JSON.parse(readFileSync(join(inject('assemblies'), `${name}.json`), 'utf8')) as Template;

/** Returns the template of a stage's monitoring stack. */
export const watchTemplateOf = (stage: string): Template =>
  JSON.parse(
    readFileSync(join(inject('assemblies'), stage, `${watchStack(stackOf(stage))}.template.json`), 'utf8'),
  ) as Template;

/** Returns the stack name of a test stage. */
export const stackOf = (name: string): string => stackName({ site: stages[name]?.site ?? '', name });

/** Returns the resources of a type, by logical id. */
export const resourcesOf = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.Resources).filter(([, { Type }]) => Type === type);

/** Returns the only resource of a type whose logical id starts with `name`. */
export const resource = (template: Template, type: string, name = ''): Resource => {
  const [found, ...more] = resourcesOf(template, type).filter(([id]) => id.startsWith(name));
  if (!found || more.length > 0)
    throw new Error(`${more.length + (found ? 1 : 0)} resources ${type} ${name}`);
  return found[1];
};

export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource?: unknown;
  Condition?: Record<string, unknown>;
  Principal?: unknown;
};

const statementsIn = ({ Properties }: Resource): Statement[] =>
  ((Properties['PolicyDocument'] ?? Properties['KeyPolicy']) as { Statement: Statement[] }).Statement;

/** Returns the statements of the policies whose logical ids start with `name`. */
export const statementsOf = (template: Template, type: string, name = ''): Statement[] =>
  resourcesOf(template, type)
    .filter(([id]) => id.startsWith(name))
    .flatMap(([, found]) => statementsIn(found));

/** Returns all actions that statements allow, sorted. */
export const actionsOf = (statements: Statement[]): string[] =>
  [...new Set(statements.flatMap(({ Action }) => Action))].sort();

/** Returns the statements of the policies in `rights.yaml` with these logical ids. */
export const rightsOf = (...names: string[]): Statement[] => {
  const { Resources } = parse(readFileSync('infra/rights.yaml', 'utf8'), { logLevel: 'silent' }) as Template;
  return names.flatMap((name) => statementsIn(Resources[name] as Resource));
};
