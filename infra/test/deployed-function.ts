import { resource, type Template } from './template.ts';

type Variables = Record<string, unknown>;

/** Returns a function as the stack creates it. */
export const functionOf = (template: Template, name: string) =>
  resource(template, 'AWS::Lambda::Function', name).Properties as {
    Code: { S3Key: string };
    Handler: string;
    Environment: { Variables: Variables };
  };

/** Returns the variables of a function as the stack sets them; values that AWS fills in are given. */
export const environmentOf = (variables: Variables, filled: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (filled[name] ?? ''),
    ]),
  );
