import * as z from 'zod';
import type { Stage } from '../stage/stage.ts';

type Shape = { properties?: Record<string, Shape>; additionalProperties?: boolean | object };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without the fields that a shape does not allow, and the names of those. */
const pruned = (value: unknown, shape: Shape, path = ''): { value: unknown; left: string[] } => {
  if (!isRecord(value) || !shape.properties) return { value, left: [] };
  const left: string[] = [];
  const kept: Record<string, unknown> = {};
  for (const [name, own] of Object.entries(value)) {
    const known = shape.properties[name];
    if (known === undefined && shape.additionalProperties === false) left.push(`${path}${name}`);
    else {
      const inner = pruned(own, known ?? {}, `${path}${name}.`);
      kept[name] = inner.value;
      left.push(...inner.left);
    }
  }
  return { value: kept, left };
};

/**
 * What an older version of the program can read of a stage: it refuses fields that it does not know.
 * @param schema how the older version describes a stage
 * @param stage the stage as it is written today
 * @returns the stage without the fields that the older version does not know, and their names, such as `mail.sandbox`
 */
export const knownTo = (schema: z.ZodType, stage: Stage): { stage: unknown; left: string[] } => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const { value, left } = pruned(stage, shape);
  return { stage: value, left };
};
