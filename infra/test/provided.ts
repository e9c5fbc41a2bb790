/** Folder with one synthesized app per stage of `stages.ts`, and one template per variant. */
export type Assemblies = string;

declare module 'vitest' {
  interface ProvidedContext {
    assemblies: Assemblies;
  }
}
