import type { Plugin } from 'esbuild';

/** The folder of the engine; that of the site is the working folder. */
export const engineRoot: string;

/**
 * The folder of what follows from the section types of a site's own (`scripts/own-sections/overlay.mjs`): in `engine/`
 * files that replace those of the engine with the same paths. Undefined for a site without such section types.
 */
export const overlayFolder: () => string | undefined;

/** Whether the engine was translated ahead, as it is in the package. */
export const isPackage: boolean;

/**
 * The name of a source file with its ending, which is another one in the package.
 * @param name path from the folder of the engine, without the ending
 * @returns the same path with it; nothing when there is no such file
 */
export const findSource: (name: string) => string | undefined;

/**
 * The same for a file that is part of the engine.
 * @throws Error when there is none
 */
export const sourceFile: (name: string) => string;

/** Imports a source file of the engine. @param name path from the folder of the engine, without the ending */
export const importSource: (name: string) => Promise<Record<string, unknown>>;

/** The files that change whenever packages of the site or the engine do: lock files, in the folder or above. */
export const installedFiles: () => string[];

/** The package file of the engine, as it is read. */
export const readManifest: () => { version: string; exports: Record<string, { default: string }> };

/** What a site imports from the engine begins so. */
export const publicNames: RegExp;

/**
 * The file of a name under which sites import from the engine, such as `page-schema-site/brand`.
 * @returns nothing for an unknown one
 */
export const publicFile: (name: string) => string | undefined;

/** Plugin of esbuild: what a site imports from the engine is the engine that runs. */
export const ownNames: Plugin;
