import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * The secrets between CloudFront and the API: CloudFront sends the current one, the function takes it and the one
 * before. Raising the number makes a new one and drops the oldest, and no request on the way is refused.
 */
export class FrontDoor extends Construct {
  /** What CloudFront sends. */
  readonly sent: string;
  /** What the function takes, parted by a comma. */
  readonly accepted: string;

  /** @param key number of the current secret */
  constructor(scope: Construct, id: string, key: number) {
    super(scope, id);
    const secret = (number: number): string => {
      // Two secrets, 0.40 dollars a month each. When one is removed, requests that still show it are refused.
      const made = new Secret(this, `Key${number}`, {
        description: 'Shown by CloudFront to the API of the forms',
        generateSecretString: { passwordLength: 40, excludePunctuation: true },
      });
      acknowledge(made, 'AwsSolutions-SMG4', 'It is changed by raising frontDoorKey in the stage file.');
      // Both places keep it in their configuration, where only who may deploy can read it.
      return made.secretValue.unsafeUnwrap();
    };
    this.sent = secret(key);
    this.accepted = `${this.sent},${secret(key - 1)}`;
  }
}
