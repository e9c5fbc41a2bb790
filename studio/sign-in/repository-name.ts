/**
 * Which repository is meant: `owner/name`, or its address as it is copied from a browser or a clone.
 * @returns nothing when it is neither
 */
export const repositoryName = (written: string): { owner: string; name: string } | undefined => {
  const found =
    /^\s*(?:(?:https:\/\/|git@)?github\.com[/:])?([\w-]+)\/([\w.-]+?)(?:\.git)?(?:\/.*)?\s*$/.exec(written);
  const [, owner, name] = found ?? [];
  return owner !== undefined && name !== undefined ? { owner, name } : undefined;
};
