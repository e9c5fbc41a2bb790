/** Every verb of the command `site` in this project, in the order of `--help`. */
export const commands: { name: string; description: string; group: string }[];

/** Returns the description of a verb of the command `site`; empty for an unknown one. */
export const describeCommand: (name: string) => string;
