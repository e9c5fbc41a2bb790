export const installPackages: (
  folder: string,
  flags?: string[],
  env?: NodeJS.ProcessEnv,
) => string | undefined;
export const arePackagesInstalled: (folder: string) => boolean;
