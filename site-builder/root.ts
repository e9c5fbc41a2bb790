/** The folder of the repository: npm runs every command there, and so do the tests. */
export const root = process.cwd();
