/**
 * Parses a repository name: `owner/name`, or a URL copied from a browser or a Git remote.
 * @returns undefined if the input is neither
 */
export const repositoryName = (input: string): { owner: string; name: string } | undefined => {
  const found =
    /^\s*(?:(?:https:\/\/|git@)?github\.com[/:])?([\w-]+)\/([\w.-]+?)(?:\.git)?(?:\/.*)?\s*$/.exec(input);
  const [, owner, name] = found ?? [];
  return owner !== undefined && name !== undefined ? { owner, name } : undefined;
};
