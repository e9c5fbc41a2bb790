import { SiteChecker } from '../../documents/check/check-site.ts';
import { selectImageInfos } from '../../documents/read/site/serialize-image-info.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';

/** Whether the check of the whole site finds errors, which prevent publishing. */
export const siteHasErrors = async (content: SiteContent): Promise<boolean> => {
  const checker = new SiteChecker({ readImages: async (names) => selectImageInfos(content, names) });
  const { problems } = await checker.checkErrors(content);
  return problems.some(({ severity }) => severity === 'error');
};
