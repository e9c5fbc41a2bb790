import { CfnOutput, PermissionsBoundary, Stack, type App } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { createSiteDomain } from './constructs/domains.ts';
import { createBudget } from './constructs/budget.ts';
import { createFormPipeline } from './constructs/form/form-pipeline.ts';
import { createFrontDoor } from './constructs/form/front-door.ts';
import { createMail } from './constructs/mail.ts';
import { createNotices } from './constructs/notices.ts';
import { createPreviews } from './constructs/previews.ts';
import { createStaticSite } from './constructs/site/static-site.ts';
import { createStudio } from './constructs/studio-hosting.ts';
import { alarmPlans } from './constructs/watch/alarms.ts';
import { createAlarms } from './constructs/watch/create-alarms.ts';
import { createDashboard } from './constructs/watch/dashboard.ts';
import { createWeeklyFunction } from './constructs/weekly.ts';
import { boundaryPolicy, stageHostNames, isWatched, primaryRegion, stackName } from './resource-names.ts';
import { outputNames, type Outputs } from './outputs.ts';
import type { ReleaseInputs } from './release-inputs.ts';
import { alarmMailboxes, thresholdsOf, type NamedStage } from './stage/stage.ts';
import { siteHeaders } from './stage/site-headers.ts';

/** What is deployed, as the build produced it. */
export type SiteInputs = Pick<ReleaseInputs, 'version' | 'headers' | 'studioHeaders' | 'bundles'> & {
  stage: NamedStage;
  /** Enables termination protection. Not during creation, because a failed creation must be deleted. */
  protect?: boolean;
  /** The release that is deployed with the stack and its redirects, in the format of CloudFront's function. */
  deployed: string;
};

/** All resources of one stage. */
export class SiteStack extends Stack {
  constructor(
    app: App,
    { stage, protect = false, version, headers, studioHeaders, deployed, bundles }: SiteInputs,
  ) {
    const name = stackName(stage);
    super(app, name, {
      env: { account: stage.account, region: primaryRegion },
      description: `${stage.domain}: pages, forms and mail`,
      terminationProtection: protect,
      tags: { site: stage.site, stage: stage.name },
      permissionsBoundary: PermissionsBoundary.fromName(boundaryPolicy(name)),
    });
    const metrics = `Leads/${name}`;
    const { small = false } = stage;
    const named = stage.dns !== false;
    const address = createSiteDomain(this, { zone: stage.zone, names: stageHostNames(stage), named });
    const { zone, certificate } = address;
    const mailboxes = alarmMailboxes(stage);
    const thresholds = thresholdsOf(stage);
    const notices = createNotices(this, { alarms: mailboxes, mailEvents: [stage.mail.events] }, !small);
    const mail = createMail(this, { ...stage.mail, zone, events: notices.mailEvents });
    const frontDoor = createFrontDoor(this, stage.frontDoorKey);
    const origins = [`https://${stage.domain}`, ...(stage.formOrigins ?? [])];
    const path = createFormPipeline(this, {
      bundles,
      origins,
      frontDoor,
      metrics,
      mail,
      copy: stage.leadCopy,
      ...thresholds,
    });
    const site = createStaticSite(this, {
      stage: name,
      address,
      headers: siteHeaders(stage, headers),
      deployed,
      api: { domainName: path.api.domainName, originPath: path.api.originPath, secret: frontDoor.sent },
      metrics,
      ...(!small && { limits: thresholds }),
    });
    const { distribution } = site;
    // The API and the function must accept a new secret before CloudFront sends it.
    distribution.node.addDependency(path.ingest.function, path.api.construct);
    const weekly = isWatched(stage)
      ? createWeeklyFunction(this, { bundle: bundles.weekly, stage: name, path, mail })
      : undefined;
    const previews = stage.previews && createPreviews(this, { ...stage.previews, stage: name, headers });
    const studio =
      stage.studio && createStudio(this, { ...stage.studio, stage: name, zone, headers: studioHeaders });
    createBudget(this, { stage: name, dollars: stage.budget, to: mailboxes });
    const { configurationSetName: configurationSet } = mail;
    const watched = { path, metrics, weekly, certificate, configurationSet, distribution, thresholds };
    const watch = new Construct(this, 'Watch');
    const alarms = createAlarms(watch, { stage: name, topic: notices.alarms }, alarmPlans(watched));
    const dashboard = createDashboard(watch, { ...watched, stage: name, alarms });

    const outputs: Record<keyof Outputs, string | undefined> = {
      domain: stage.domain,
      pages: site.bucket.bucketName,
      keys: site.keys.keyValueStoreArn,
      release: deployed,
      distribution: distribution.distributionId,
      host: distribution.distributionDomainName,
      archive: path.archive.bucket.bucketName,
      waiting: path.queue.waiting.queueUrl,
      dead: path.queue.dead.queueUrl,
      alarms: notices.alarms.topicArn,
      mailEvents: notices.mailEvents.topicArn,
      certificate: certificate?.certificateArn,
      dashboard: dashboard.dashboardName,
      version,
      frontDoorKey: String(stage.frontDoorKey),
      previewBucket: previews?.bucket.bucketName,
      previewRole: previews?.uploader.roleArn,
      studioBucket: studio?.bucket.bucketName,
      studioHost: studio?.distribution.distributionDomainName,
    };
    for (const [key, value] of Object.entries(outputs))
      if (value !== undefined) new CfnOutput(this, outputNames[key as keyof Outputs], { value });
  }
}
