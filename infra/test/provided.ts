/** Folder with one synthesised application per stage of `stages.ts`, and a template per variant. */
export type Assemblies = string;

declare module 'vitest' {
  interface ProvidedContext {
    assemblies: Assemblies;
  }
}
