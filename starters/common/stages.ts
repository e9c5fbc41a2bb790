import { defineStages } from 'page-schema-site/stages';

/**
 * The stages of the site: a staging site for tests, and the production site for customers.
 * Every value except the name of the site is a stand-in. A stage with stand-ins cannot be deployed:
 * `npx site doctor --stage staging` lists them, and then what is missing in the AWS account.
 */
export const stages = defineStages({
  staging: {
    // The names of the stacks and their resources start with it, so it must never change.
    site: '{short}',
    // The AWS account ID, twelve digits.
    account: '000000000000',
    domain: 'staging.{short}.example',
    // The hosted zone of the domain in Route 53. Omit the ID if DNS is at another provider.
    zone: { id: 'Z0STANDIN', name: '{short}.example' },
    mail: {
      // An address in a subdomain that sends no other e-mail.
      from: 'website@leads-staging.{short}.example',
      // Every request is sent to two mailboxes at two providers, so that none is lost.
      to: ['office@{short}.example', 'office@other-provider.example'],
      // Is notified of e-mails that could not be delivered.
      events: 'postmaster@third-provider.example',
    },
    alarms: 'alarms@third-provider.example',
    // Costs less than five dollars a month: without AWS WAF.
    small: true,
    live: false,
    // Increase it by one to rotate the secret between CloudFront and the forms.
    frontDoorKey: 1,
  },
  prod: {
    site: '{short}',
    account: '000000000000',
    domain: 'www.{short}.example',
    redirectFrom: ['{short}.example'],
    zone: { id: 'Z0STANDIN', name: '{short}.example' },
    mail: {
      from: 'website@leads.{short}.example',
      to: ['office@{short}.example', 'office@other-provider.example'],
      events: 'postmaster@third-provider.example',
    },
    alarms: 'alarms@third-provider.example',
    small: true,
    // Search engines may index it, and an alarm fires if no requests arrive.
    live: true,
    frontDoorKey: 1,
  },
});
