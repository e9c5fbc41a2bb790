import { planNames, recordLine } from '../dns/plan.ts';
import type { Check } from './checks.ts';
import { bad, good, warn } from './finding.ts';

/** Where editors without a terminal sign in, and what stands at that name already. */
export const studio: Check = async (stage, facts) => {
  if (!stage.studio) return [];
  const { domain } = stage.studio;
  const { studioHost } = await facts.outputs();
  if (studioHost !== undefined)
    return [
      stage.zone.id === undefined
        ? good(`editors sign in at https://${domain}, once the record ${domain} CNAME ${studioHost} is set`)
        : good(`editors sign in at https://${domain}`),
    ];
  const { elsewhere } = planNames(await facts.records([domain]), [domain], '');
  return [
    ...elsewhere.map((record) =>
      bad(
        `the Studio needs this place in the zone: ${recordLine(record)}`,
        'Remove the record, or give the Studio another name; the deployment would end there.',
      ),
    ),
    warn('the Studio is not deployed yet', `npm run deploy -- --stage ${stage.name}`),
  ];
};
