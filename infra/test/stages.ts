import type { Stage } from '../stage/stage.ts';
import type { SiteInputs } from '../site-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with one synthesized app per stage of `stages.ts`, and one template per variant. */
    assemblies: string;
    /** What all of them deploy. */
    inputs: Omit<SiteInputs, 'stage'>;
  }
}

/** Complete stages of fictional sites. The checks of the first also cover the next two. */
export const stages: Record<string, Stage> = {
  prod: {
    site: 'stone',
    account: '111111111111',
    domain: 'www.stone.test',
    redirectFrom: ['stone.test'],
    zone: { id: 'Z0123456789ABC', name: 'stone.test' },
    mail: {
      from: 'website@leads.stone.test',
      to: ['estimates@stone.test', 'office@mailbox.test'],
      events: 'postmaster@third.test',
    },
    alarms: 'ops@third.test',
    live: true,
    frontDoorKey: 3,
  },
  staging: {
    site: 'stone',
    account: '111111111111',
    domain: 'staging.stone.test',
    zone: { id: 'Z0123456789ABC', name: 'stone.test' },
    mail: {
      from: 'website@leads-staging.stone.test',
      to: ['developers@stone.test', 'developers@mailbox.test'],
      events: 'postmaster@third.test',
    },
    alarms: 'ops@third.test',
    thresholds: { formsPerAddress: 30, pagesPerAddress: 50_000 },
    live: false,
    frontDoorKey: 1,
  },
  // Another company in the same account, whose name points to an older site and whose DNS is at another provider.
  rehearsal: {
    site: 'oak',
    account: '111111111111',
    domain: 'www.oak.test',
    zone: { name: 'oak.test' },
    dns: false,
    mail: {
      from: 'website@leads.oak.test',
      to: ['owner@oak.test', 'office@mailbox.test'],
      events: 'postmaster@third.test',
      sandbox: true,
    },
    alarms: 'ops@third.test',
    live: true,
    frontDoorKey: 1,
  },
  // A small business in the same account.
  small: {
    site: 'elm',
    account: '111111111111',
    domain: 'www.elm.test',
    zone: { id: 'Z0123456789ABE', name: 'elm.test' },
    mail: {
      from: 'website@leads.elm.test',
      to: ['owner@elm.test', 'office@mailbox.test'],
      events: 'postmaster@third.test',
    },
    alarms: 'ops@third.test',
    alarmsCopy: 'owner@elm.test',
    thresholds: { silenceHours: 168 },
    leadCopy: { bucket: 'elm-leads', account: '222222222222' },
    small: true,
    budget: 10,
    live: true,
    frontDoorKey: 1,
    previews: {
      domain: 'preview.elm.test',
      zone: { id: 'Z0123456789ABE', name: 'elm.test' },
      repository: 'elm@11/site@1',
    },
    release: 'on-accept',
    studio: { domain: 'studio.elm.test', repository: 'elm/site' },
  },
};

const [stone, staging] = [stages['prod'], stages['staging']] as [Stage, Stage];
const prod = { ...stone, name: 'prod' };

/** Stages that differ from these in one field. */
export const variants = {
  'the next key': { ...prod, frontDoorKey: 4 },
  'DNS elsewhere': { ...prod, zone: { name: 'stone.test' } },
  'a Studio, DNS elsewhere': {
    ...prod,
    zone: { name: 'stone.test' },
    studio: { domain: 'studio.stone.test', repository: 'stone/site' },
  },
  'HTTPS for years': { ...prod, hsts: { maxAge: 63_072_000, includeSubDomains: true, preload: true } },
  'forms from elsewhere': { ...prod, formOrigins: ['https://www.granite.test'] },
  'another firm': {
    ...staging,
    name: 'staging',
    site: 'oak',
    domain: 'staging.oak.test',
    zone: { id: 'Z0123456789ABD', name: 'oak.test' },
    mail: { ...staging.mail, from: 'website@leads.oak.test' },
  },
};
