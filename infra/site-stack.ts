import { CfnOutput, Stack, type App } from 'aws-cdk-lib';
import { Address } from './constructs/site/address.ts';
import { createBudget } from './constructs/budget.ts';
import { FormPath } from './constructs/form/form-path.ts';
import { FrontDoor } from './constructs/form/front-door.ts';
import { Mail } from './constructs/mail.ts';
import { Notices } from './constructs/notices.ts';
import { Previews } from './constructs/previews/previews.ts';
import { StaticSite } from './constructs/site/static-site.ts';
import { Studio } from './constructs/studio.ts';
import { Watch } from './constructs/watch/watch.ts';
import { Weekly } from './constructs/weekly.ts';
import { hostNames, isWatched, region, stackName } from './names.ts';
import { outputNames, type Outputs } from './outputs.ts';
import type { Release } from './release.ts';
import type { NamedStage } from './stage/load.ts';
import { siteHeaders } from './stage/site-headers.ts';

/** What is deployed, as the build made it. */
export type SiteInputs = Pick<Release, 'version' | 'headers' | 'studioHeaders' | 'bundles'> & {
  stage: NamedStage;
  /** Whether the stack may not be deleted. Not while it is created: a creation that fails has to be deleted. */
  protect?: boolean;
  /** The release that is deployed with it, and its former addresses, as CloudFront's function reads them. */
  deployed: string;
};

/** Everything of one stage. */
export class SiteStack extends Stack {
  constructor(
    app: App,
    { stage, protect = false, version, headers, studioHeaders, deployed, bundles }: SiteInputs,
  ) {
    const name = stackName(stage);
    super(app, name, {
      env: { account: stage.account, region },
      description: `${stage.domain}: pages, forms and mail`,
      terminationProtection: protect,
      tags: { site: stage.site, stage: stage.name },
    });
    const metrics = `Leads/${name}`;
    const { small = false } = stage;
    const named = stage.dns !== false;
    const address = new Address(this, 'Address', { zone: stage.zone, names: hostNames(stage), named });
    const notices = new Notices(
      this,
      'Notices',
      { alarms: stage.alarms, mailEvents: stage.mail.events },
      !small,
    );
    const mail = new Mail(this, 'Mail', { ...stage.mail, zone: address.zone, events: notices.mailEvents });
    const frontDoor = new FrontDoor(this, 'FrontDoor', stage.frontDoorKey);
    const path = new FormPath(this, 'Form', {
      bundles,
      origin: `https://${stage.domain}`,
      frontDoor,
      metrics,
      mail,
    });
    const site = new StaticSite(this, 'Site', {
      stage: name,
      address,
      headers: siteHeaders(stage, headers),
      deployed,
      api: { domainName: path.api.domainName, originPath: path.api.originPath, secret: frontDoor.sent },
      metrics,
      firewall: !small,
    });
    // The API and the function have to take a new secret before CloudFront sends it.
    site.distribution.node.addDependency(path.ingest.function, path.api);
    const weekly = isWatched(stage)
      ? new Weekly(this, 'Weekly', { bundle: bundles.weekly, stage: name, path, mail })
      : undefined;
    const previews = stage.previews
      ? new Previews(this, 'Previews', { ...stage.previews, stage: name, headers })
      : undefined;
    const studio = stage.studio
      ? new Studio(this, 'Studio', {
          stage: name,
          domain: stage.studio.domain,
          zone: address.zone,
          headers: studioHeaders,
        })
      : undefined;
    createBudget(this, { stage: name, dollars: stage.budget, to: stage.alarms });
    const watch = new Watch(this, 'Watch', {
      stage: name,
      path,
      metrics,
      weekly: weekly?.function,
      certificate: address.certificate,
      configurationSet: mail.configurationSetName,
      distribution: site.distribution,
      topic: notices.alarms,
    });

    const outputs: Outputs = {
      domain: stage.domain,
      pages: site.bucket.bucketName,
      keys: site.keys.keyValueStoreArn,
      release: deployed,
      distribution: site.distribution.distributionId,
      host: site.distribution.distributionDomainName,
      archive: path.archive.bucket.bucketName,
      waiting: path.queue.waiting.queueUrl,
      dead: path.queue.dead.queueUrl,
      alarms: notices.alarms.topicArn,
      mailEvents: notices.mailEvents.topicArn,
      ...(address.certificate && { certificate: address.certificate.certificateArn }),
      dashboard: watch.dashboardName,
      version,
      frontDoorKey: String(stage.frontDoorKey),
      ...(previews && {
        previewBucket: previews.bucket.bucketName,
        previewRole: previews.uploader.role.roleArn,
      }),
      ...(studio && {
        studioBucket: studio.bucket.bucketName,
        studioHost: studio.distribution.distributionDomainName,
      }),
    };
    for (const [key, value] of Object.entries(outputs)) {
      const output = outputNames[key as keyof typeof outputNames];
      new CfnOutput(this, output, { value });
    }
  }
}
