import { defineStages } from 'page-schema-site/stages';

/**
 * Where the site is deployed: a trial site, and the one that customers use.
 * Every value but the names of the site is a stand-in that belongs to nobody, and nothing is deployed while one is left:
 * `npx site doctor --stage staging` names them, and then what is missing in the AWS account.
 */
export const stages = defineStages({
  staging: {
    // Stacks and all that they hold begin with it, so it never changes.
    site: '{short}',
    // The AWS account, twelve digits.
    account: '000000000000',
    domain: 'staging.{short}.example',
    // The hosted zone of the domain in Route 53. Leave the id out when the DNS is at another provider.
    zone: { id: 'Z0STANDIN', name: '{short}.example' },
    mail: {
      // A subdomain that nothing else sends mail from.
      from: 'website@leads-staging.{short}.example',
      // Every request goes to two mailboxes at two providers, so that none is lost.
      to: ['office@{short}.example', 'office@other-provider.example'],
      // Told what could not be delivered.
      events: 'postmaster@third-provider.example',
    },
    alarms: 'alarms@third-provider.example',
    // Under five dollars a month: without the firewall.
    small: true,
    live: false,
    // One more changes the secret between the front door and the forms.
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
    // Search engines find it, and an alarm rings when requests stop.
    live: true,
    frontDoorKey: 1,
  },
});
