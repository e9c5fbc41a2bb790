import { ApiKey } from 'aws-cdk-lib/aws-apigateway';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * The secrets between CloudFront and the API: CloudFront sends the current one, and the API and the function take it, the
 * one before and the one after. So when the number changes by one, up or down, all take both numbers, before and after
 * the change: CloudFront, API and function may change in any order and for as long as they like, also when
 * CloudFormation takes an update back in the middle, and no request on the way is refused.
 *
 * Each secret is also the value of an API key, which keeps strangers out before they use up the rate of the API
 * (docs/decisions/005-front-door.md). One value for both, so that they can never be of different age.
 * @param key number of the current secret
 * @returns what CloudFront sends, what the function takes, separated by commas, and the keys that the API takes
 */
export const createFrontDoor = (scope: Construct, key: number) => {
  const own = new Construct(scope, 'FrontDoor');
  const made = [key, key - 1, key + 1].map((number) => {
    // Three secrets, 0.40 dollars a month each. When one is removed, nobody has shown it since the change before.
    const secret = new Secret(own, `Key${number}`, {
      description: 'Shown by CloudFront to the API of the forms',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
    acknowledge(secret, { 'AwsSolutions-SMG4': 'It is changed by raising frontDoorKey in the stage file.' });
    // All places keep it in their configuration, where only who may deploy can read it.
    const value = secret.secretValue.unsafeUnwrap();
    // Named by its number: API Gateway cannot change the value of a key.
    return { value, apiKey: new ApiKey(own, `ApiKey${number}`, { value }) };
  });
  return {
    sent: made[0]?.value ?? '',
    accepted: made.map(({ value }) => value).join(','),
    apiKeys: made.map(({ apiKey }) => apiKey),
  };
};
export type FrontDoor = ReturnType<typeof createFrontDoor>;
