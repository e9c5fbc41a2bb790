import type { Template } from '../template.ts';

/** A property of a template that matters, and the ways to break it. */
export type Property = {
  name: string;
  /** Throws when the property does not hold. */
  holds: (template: Template) => void;
  /** Each breaks the property in one way; the test proves that `holds` sees it. */
  breaks: Record<string, (template: Template) => void>;
};
