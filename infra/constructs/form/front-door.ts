import { ApiKey } from 'aws-cdk-lib/aws-apigateway';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * Creates the secrets between CloudFront and the API. CloudFront sends the current one; the API and the function
 * accept it, the previous and the next one. When the number changes by one, each component accepts both numbers
 * before and after the change, so CloudFront, API and function may be updated in any order, and also rolled back,
 * without rejecting a request. Each secret is also an API key, which stops strangers before they use up the rate of
 * the API (docs/decisions/005-front-door.md); using one value for both keeps them in step.
 * @param key number of the current secret
 * @returns the secret that CloudFront sends, the comma-separated secrets that the function accepts, and the API keys
 */
export const createFrontDoor = (scope: Construct, key: number) => {
  const own = new Construct(scope, 'FrontDoor');
  const secrets = [key, key - 1, key + 1].map((number) => {
    // Three secrets at 0.40 dollars a month each. A removed secret has not been in use since the previous change.
    const secret = new Secret(own, `Key${number}`, {
      description: 'Sent by CloudFront to the API of the forms',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4': 'It is rotated by increasing frontDoorKey in the stage file.',
    });
    // The value is stored in configuration that only principals with deployment rights can read.
    const value = secret.secretValue.unsafeUnwrap();
    // The number is part of the construct id, so that a new secret creates a new key: API Gateway cannot change the
    // value of a key.
    return { value, apiKey: new ApiKey(own, `ApiKey${number}`, { value }) };
  });
  return {
    sent: secrets[0]?.value ?? '',
    accepted: secrets.map(({ value }) => value).join(','),
    apiKeys: secrets.map(({ apiKey }) => apiKey),
  };
};
export type FrontDoor = ReturnType<typeof createFrontDoor>;
