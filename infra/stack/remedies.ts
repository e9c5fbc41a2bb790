import { handbook } from '../terminal/handbook.ts';

/** Next steps for causes that CloudFormation reports. */
const remedies: [RegExp, string][] = [
  [
    // Reported at https://github.com/aws-samples/aws-cdk-examples/issues/279.
    /account must be verified before you can add new CloudFront resources/i,
    'AWS has to verify this account before it may use CloudFront: open a case at https://console.aws.amazon.com/support/home (Account and billing) with this message; it takes about a day. Then deploy again.',
  ],
  [
    /CNAMEAlreadyExists|one or more of the CNAMEs|alternate domain name.*already/i,
    `Another CloudFront distribution has this name, perhaps that of the old site: remove it there, then deploy again. ${handbook}, "When the old site is on CloudFront", says more.`,
  ],
  [
    /resource record set.*already exists/i,
    'Remove or rename that record in the hosted zone, then deploy again.',
  ],
  [
    /CAA/,
    'A CAA record of the domain keeps Amazon from giving a certificate: add one with the value 0 issue "amazon.com".',
  ],
  [
    /identity .*already exist|AlreadyExists.*identity/i,
    'SES has this sender already: delete the identity in the SES console, or take another subdomain in mail.from.',
  ],
  [
    /throttl|rate exceeded|too many requests/i,
    'AWS was asked too often at once: wait some minutes and deploy again.',
  ],
  [
    /limit ?exceeded|maximum number|quota/i,
    'Raise the quota in the Service Quotas console, then deploy again.',
  ],
  [
    /OptInRequired|not subscribed|needs a subscription/i,
    'The account is not ready: finish its sign-up in the AWS console (payment, telephone), wait until AWS writes that it is active, then deploy again.',
  ],
  [
    /not authorized|access ?denied/i,
    'The role of the CDK lacks this right: bootstrap the account again, then deploy again.',
  ],
];

/** Returns the next step for a cause. */
export const remedyFor = (cause: string): string =>
  remedies.find(([pattern]) => pattern.test(cause))?.[1] ?? 'Mend it, then deploy again.';
