import { fetchVia } from './fetch-via.ts';

/**
 * Verifies that a distribution serves every name of a site: the certificate covers each, the first serves the site,
 * and all others redirect to it.
 * @param names host names, the primary one first
 * @param via host name of the CloudFront distribution; DNS is not used
 */
export const verifyNames = async (names: string[], via: string): Promise<string[]> => {
  const [site = '', ...others] = names;
  const home = await fetchVia(`https://${site}/`, { via });
  const findings =
    home.status === 200 ? [] : [`https://${site}/ responds with ${home.status} instead of 200`];
  for (const name of others) {
    const { status, header } = await fetchVia(`https://${name}/`, { via });
    if (status !== 301 || header('location') !== `https://${site}/`)
      findings.push(
        `https://${name}/ responds with ${status} to ${header('location')} instead of 301 to https://${site}/`,
      );
  }
  return findings;
};
