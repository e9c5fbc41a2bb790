import { resource, type Template } from './template.ts';

type Variables = Record<string, unknown>;

/** A function as the stack makes it. */
export const functionOf = (template: Template, name: string) =>
  resource(template, 'AWS::Lambda::Function', name).Properties as {
    Code: { S3Key: string };
    Handler: string;
    Environment: { Variables: Variables };
  };

/** The variables of a function as the stack sets them; what AWS fills in is given here. */
export const environmentOf = (variables: Variables, filled: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (filled[name] ?? ''),
    ]),
  );
