import type {} from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with one synthesised application per stage of `stages.ts`, and a template per variant. */
    assemblies: string;
  }
}
