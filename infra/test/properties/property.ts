import type { Template } from '../template.ts';

/** An important property of a template, and ways to break it. */
export type Property = {
  name: string;
  /** Throws if the property does not hold. */
  holds: (template: Template) => void;
  /** Each breaks the property in one way; the test proves that `holds` detects it. */
  breaks: Record<string, (template: Template) => void>;
};
