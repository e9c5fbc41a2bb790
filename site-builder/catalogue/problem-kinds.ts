import type { ProblemKind } from '../../renderer/browser/catalogue/data.ts';
import { codes } from '../../documents/problems/codes.ts';

/** Every kind of problem with what it means and an example of what is said. */
export const problemKinds: ProblemKind[] = Object.entries(codes).map(
  ([code, { severity, meaning, example }]) => ({ code, severity, meaning, example: example.says }),
);
