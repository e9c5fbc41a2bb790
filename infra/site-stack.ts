import { CfnOutput, Stack, type App } from 'aws-cdk-lib';
import { Address } from './constructs/address.ts';
import { FormPath } from './constructs/form-path.ts';
import { FrontDoor } from './constructs/front-door.ts';
import { Mail } from './constructs/mail.ts';
import { Notices } from './constructs/notices.ts';
import { StaticSite } from './constructs/static-site.ts';
import { Watch } from './constructs/watch.ts';
import { region, stackName } from './names.ts';
import { outputNames } from './outputs.ts';
import type { NamedStage } from './stage/load.ts';

/** What is deployed, as the build made it. */
export type SiteInputs = {
  stage: NamedStage;
  /** What git calls it, such as `v1.2.0`. */
  version: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Former addresses, each with the present one. */
  redirects: Record<string, string>;
  /** Folders of the two built functions. */
  bundles: { ingest: string; sender: string };
};

/** Everything of one stage. */
export class SiteStack extends Stack {
  constructor(app: App, { stage, version, headers, redirects, bundles }: SiteInputs) {
    const name = stackName(stage);
    super(app, name, {
      env: { account: stage.account, region },
      description: `${stage.domain}: pages, forms and mail`,
      // A live stage cannot be deleted by a slip; npm run destroy refuses it as well.
      terminationProtection: stage.live,
      tags: { stage: stage.name },
    });
    const metrics = `Leads/${stage.name}`;
    const address = new Address(this, 'Address', {
      zone: stage.zone,
      names: [stage.domain, ...(stage.redirectFrom ?? [])],
    });
    const notices = new Notices(this, 'Notices', { alarms: stage.alarms, mailEvents: stage.mail.events });
    const mail = new Mail(this, 'Mail', { ...stage.mail, zone: address.zone, events: notices.mailEvents });
    const frontDoor = new FrontDoor(this, 'FrontDoor', stage.frontDoorKey);
    const path = new FormPath(this, 'Form', {
      bundles,
      origin: `https://${stage.domain}`,
      frontDoorSecrets: frontDoor.accepted,
      metrics,
      mail,
    });
    const site = new StaticSite(this, 'Site', {
      stage: name,
      address,
      headers: { ...headers, ...(!stage.live && { 'x-robots-tag': 'noindex, nofollow' }) },
      redirects,
      api: { domainName: path.api.domainName, secret: frontDoor.sent },
    });
    // The function has to take a new secret before CloudFront sends it.
    site.distribution.node.addDependency(path.ingest.function);
    const watch = new Watch(this, 'Watch', {
      stage: name,
      path,
      metrics,
      live: stage.live,
      certificate: address.certificate,
      configurationSet: mail.configurationSetName,
      distribution: site.distribution,
      topic: notices.alarms,
    });

    const outputs: Record<keyof typeof outputNames, string> = {
      pages: site.bucket.bucketName,
      distribution: site.distribution.distributionId,
      archive: path.archive.bucket.bucketName,
      waiting: path.queue.waiting.queueUrl,
      dead: path.queue.dead.queueUrl,
      alarms: notices.alarms.topicArn,
      mailEvents: notices.mailEvents.topicArn,
      certificate: address.certificate.certificateArn,
      dashboard: watch.dashboardName,
      version,
    };
    for (const [key, value] of Object.entries(outputs)) {
      const output = outputNames[key as keyof typeof outputNames];
      new CfnOutput(this, output, { value });
    }
  }
}
