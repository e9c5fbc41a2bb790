/** The folder of the engine. The folder of the site is the working directory. */
export const engineRoot: string;

/**
 * Returns the overlay folder for a site with its own section types (`scripts/own-sections/overlay.mjs`). Its subfolder
 * `engine/` contains files that replace the engine's files with the same paths. Undefined for a site without them.
 */
export const overlayFolder: () => string | undefined;

/** Whether the engine is the compiled one of the package. */
export const isPackage: boolean;

/**
 * Returns the path of a source file with its extension, which is different in the package.
 * @param name path relative to the engine's folder, without the extension
 * @returns undefined if there is no such file
 */
export const findSource: (name: string) => string | undefined;

/**
 * Like `findSource`, for a file that must exist.
 * @throws Error if it does not exist
 */
export const sourceFile: (name: string) => string;

/** Imports a source file of the engine. @param name path relative to the engine's folder, without the extension */
export const importSource: (name: string) => Promise<Record<string, unknown>>;

/** Returns the lock files that change whenever packages of the site or engine do. */
export const installedFiles: () => string[];

/** Reads and parses the engine's `package.json`. */
export const readManifest: () => {
  version: string;
  dependencies: object;
  exports: Record<string, { default: string }>;
};

/** Matches the names under which a site imports from the engine, such as `page-schema-site/section`. */
export const publicNames: RegExp;

/**
 * Returns the path of the file that a public name refers to, such as `page-schema-site/section`.
 * @returns undefined for an unknown name
 */
export const publicFile: (name: string) => string | undefined;

/**
 * Packages that every file of a site gets from the engine, whether or not the package manager lets the site see them. They
 * share state with the engine's components, so a page can have only one copy of each.
 */
export const sharedPackages: string[];
