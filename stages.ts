import type { StageTable } from './infra/stage/stage.ts';

/**
 * The stages of the site: one entry per stage, and per site if one clone serves several.
 * Every value here is a stand-in; `npm run site -- doctor --stage NAME` lists the remaining ones.
 * `infra/stage/stage.ts` explains each field.
 */
export const stages: StageTable = {
  staging: {
    site: 'tidewater',
    account: '000000000000',
    domain: 'staging.tidewater.example',
    zone: { id: 'Z0STANDIN', name: 'tidewater.example' },
    mail: {
      from: 'website@leads-staging.tidewater.example',
      to: ['developers@tidewater.example', 'developers@other-provider.example'],
      events: 'postmaster@third-provider.example',
    },
    alarms: 'ops@third-provider.example',
    live: false,
    frontDoorKey: 1,
  },
  prod: {
    site: 'tidewater',
    account: '000000000000',
    domain: 'www.tidewater.example',
    redirectFrom: ['tidewater.example'],
    zone: { id: 'Z0STANDIN', name: 'tidewater.example' },
    mail: {
      from: 'website@leads.tidewater.example',
      to: ['estimates@tidewater.example', 'office@other-provider.example'],
      events: 'postmaster@third-provider.example',
    },
    alarms: 'ops@third-provider.example',
    live: true,
    frontDoorKey: 1,
  },
};
