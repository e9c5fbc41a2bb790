import type { Status, World } from './world.ts';

/** Gives every commit whose status is requested the same status. */
export const setEveryStatus = (world: World, state: Status['state']): void => {
  world.beforeResponse = (call) => {
    const [, commit] = /\/commits\/(\w+)\/status$/.exec(call) ?? [];
    if (commit !== undefined) world.statuses.set(commit, [{ context: 'site', state, target_url: null }]);
  };
};
