import { fetchVia } from './fetch-via.ts';

/**
 * Looks whether a distribution takes every name of a site: the certificate proves each, the first shows the site, and all
 * others lead to it.
 * @param names host names, the one of the site first
 * @param via name that CloudFront gave the distribution; the DNS is not asked
 */
export const verifyNames = async (names: string[], via: string): Promise<string[]> => {
  const [site = '', ...others] = names;
  const home = await fetchVia(`https://${site}/`, { via });
  const findings = home.status === 200 ? [] : [`https://${site}/ answers ${home.status} instead of 200`];
  for (const name of others) {
    const { status, header } = await fetchVia(`https://${name}/`, { via });
    if (status !== 301 || header('location') !== `https://${site}/`)
      findings.push(
        `https://${name}/ answers ${status} to ${header('location')} instead of 301 to https://${site}/`,
      );
  }
  return findings;
};
