import type { Statement } from '../../template.ts';

/** A request as IAM evaluates it. */
export type Call = { action: string; resource: string; prefix?: string | undefined };

const like = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);

/** Resolves CloudFormation functions of a template to text: the only bucket is called `previews`. */
const resolved = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const { 'Fn::Join': join, 'Fn::GetAtt': attribute } = value as Record<string, unknown[]>;
  if (join) return (join[1] as unknown[]).map(resolved).join('');
  if (attribute?.[1] === 'Arn' && String(attribute[0]).startsWith('PreviewsFiles'))
    return 'arn:aws:s3:::previews';
  return JSON.stringify(value);
};

const meets = (condition: Record<string, unknown> | undefined, { prefix = '' }: Call): boolean =>
  Object.entries(condition ?? {}).every(([operator, wanted]) =>
    Object.entries(wanted as Record<string, string>).every(
      ([key, value]) =>
        key === 's3:prefix' && (operator === 'StringLike' ? like(value, prefix) : value === prefix),
    ),
  );

/** Whether statements allow a request: IAM User Guide, "Policy evaluation logic", as far as our policies use it. */
export const allows = (statements: Statement[], call: Call): boolean =>
  statements.some(
    ({ Effect, Action, Resource, Condition }) =>
      Effect === 'Allow' &&
      [Action].flat().includes(call.action) &&
      like(resolved(Resource), call.resource) &&
      meets(Condition, call),
  );
