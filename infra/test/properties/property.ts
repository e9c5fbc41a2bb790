import type { Template } from '../template.ts';

/** An important property of a template. */
export type Property = {
  name: string;
  /** Throws if the property does not hold. */
  holds: (template: Template) => void;
};
