/**
 * Returns what to type for a command in the project at hand: `npm run site -- deploy` in this repository,
 * `npx site deploy` in a site that uses the package.
 * @param command verb and arguments, such as `deploy --stage prod`
 */
export const commandLine: (command: string) => string;
