import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { awsClient } from '../aws-client.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/load.ts';
import { toCommandError } from '../terminal/aws-errors.ts';

/** Asks who is signed in; ten seconds at most, so that a network without answers is reported soon. */
const callerIdentity = () => awsClient(STSClient, { seconds: 10 }).send(new GetCallerIdentityCommand({}));

/**
 * The account of the credentials in force.
 * @throws CommandError when there are none, or none that AWS takes
 */
export const currentAccount = async (): Promise<string> => {
  try {
    return (await callerIdentity()).Account ?? '';
  } catch (error) {
    throw toCommandError(error);
  }
};

/** Who is signed in, for the history of the site: a name, as the operators know each other. */
export const currentUserName = async (): Promise<string> => {
  const { Arn = '' } = await callerIdentity();
  return process.env['GITHUB_ACTOR'] ?? (Arn.split('/').at(-1) || 'unknown');
};

/**
 * Refuses credentials of an account that is not the stage's.
 * @throws CommandError that names both
 */
export const requireAccount = async ({ name, account }: NamedStage): Promise<void> => {
  const current = await currentAccount();
  if (current !== account)
    throw new CommandError(
      `The credentials belong to the account ${current}, but the stage "${name}" is in ${account}. Sign in to ${account} (AWS_PROFILE) and run the command again.`,
    );
};
