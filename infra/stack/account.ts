import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { awsClient } from '../aws-client.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/stage.ts';
import { toCommandError } from '../terminal/aws-errors.ts';

/**
 * Returns the caller identity. The deadline of ten seconds reports an unreachable network soon.
 * @throws CommandError if there are no credentials, or AWS rejects them
 */
const callerIdentity = () =>
  awsClient(STSClient, { seconds: 10 })
    .send(new GetCallerIdentityCommand({}))
    .catch((error: unknown) => Promise.reject(toCommandError(error)));

/** Returns the name of the signed-in user, for the history of the site. */
export const currentUserName = async (): Promise<string> => {
  const { Arn = '' } = await callerIdentity();
  return process.env['GITHUB_ACTOR'] ?? (Arn.split('/').at(-1) || 'unknown');
};

/**
 * Throws if the credentials belong to another account than the stage's.
 * @throws CommandError that names both
 */
export const requireAccount = async ({ name, account }: NamedStage): Promise<void> => {
  const { Account: current } = await callerIdentity();
  if (current !== account)
    throw new CommandError(
      `The credentials belong to the account ${current}, but the stage "${name}" is in ${account}. Sign in to ${account} (AWS_PROFILE) and run the command again.`,
    );
};
