export const installPackages: (
  folder: string,
  flags?: string[],
  env?: NodeJS.ProcessEnv,
) => string | undefined;
