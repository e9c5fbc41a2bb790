/** The modules of the repository: a folder, the modules that it may import, and packages; a scope ends with `/`. */
export const modules: {
  folder: string;
  dependencies: string[];
  packages: string[];
  submodules?: Record<string, string[]>;
}[];
