import type { Site } from '../../schema/site.ts';
import { dataUrl, revisionUrl } from '../urls.ts';
import type { PageData } from '../context.tsx';
import { emotionOptions } from '../emotion-options.ts';
import type { Assets } from './assets.ts';
import { cssOf, type CssRules } from './render-styled.tsx';
import { structuredData } from './structured-data.ts';
import roles from '../../schema/section-roles.json' with { type: 'json' };
import type { Image } from '../../schema/fields.ts';
import { srcSet } from '../media.ts';
import { backdropSizes } from '../parts/hero-frame.tsx';

/** The field of an opening that holds its picture, or a list of pictures of which the first is shown first. */
const fields: { [type: string]: string } = roles.openingPictures;

/** The picture that fills the opening of a page, if it has one. */
const openingPicture = ({ page, media }: PageData) => {
  const [opening] = page.sections;
  const field = opening && fields[opening.type];
  if (field === undefined) return undefined;
  const [picture] = [(opening as { [field: string]: unknown })[field]].flat() as (Image | undefined)[];
  return picture && media[picture.src];
};

/** Lets the browser fetch the largest picture above the fold before it has read the page, at the width it needs. */
const OpeningPicturePreload = ({ data }: { data: PageData }) => {
  const file = openingPicture(data);
  if (!file || file.widths.length === 0) return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(file, backdropSizes)}
      imageSizes={backdropSizes}
      fetchPriority="high"
    />
  );
};

const StyleElement = ({ name, rules }: { name: string; rules: CssRules }) =>
  rules.size > 0 && <style data-emotion={name} dangerouslySetInnerHTML={{ __html: cssOf(rules) }} />;

type Props = {
  site: Site;
  data: PageData;
  assets: Assets;
  /** Address of the picture that stands for the page elsewhere (ogp.me). */
  share: string | undefined;
  /** Names the content of the page's data file. */
  revision: string | undefined;
  html: string;
  /** They come first, and the browser does not take them over. */
  globalRules: CssRules;
  /** The browser's cache takes them over by their names. */
  localRules: CssRules;
};

/** The HTML document around a page. */
export const Document = ({ site, data, assets, share, revision, html, globalRules, localRules }: Props) => {
  const { page } = data;
  const address = `${site.facts.url}${page.route}`;
  const icon = data.media[site.header.mark];
  const missing = page.route === '/not-found';
  return (
    <html
      lang="en"
      data-version={assets.version}
      data-start={assets.start.join(' ')}
      data-site={assets.siteData}
      data-page={revision === undefined ? dataUrl(page.route) : revisionUrl(page.route, revision)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {page.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:site_name" content={site.facts.name} />
        <meta property="og:type" content="website" />
        {!page.noindex && <meta property="og:url" content={address} />}
        {share && (
          <>
            <meta property="og:image" content={site.facts.url + share} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={page.title} />
            <meta name="twitter:image" content={site.facts.url + share} />
          </>
        )}
        <meta name="twitter:card" content="summary_large_image" />
        {icon && <link rel="icon" href={icon.base} type="image/svg+xml" />}
        <OpeningPicturePreload data={data} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: assets.fontCss }} />
        <StyleElement name={`${emotionOptions.key}-global`} rules={globalRules} />
        <StyleElement name={[emotionOptions.key, ...localRules.keys()].join(' ')} rules={localRules} />
        {!page.noindex && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: structuredData(site, data) }}
          />
        )}
        <script type="module" dangerouslySetInnerHTML={{ __html: assets.startScript }} />
      </head>
      <body>
        <div id="root" data-missing={missing || undefined} dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    </html>
  );
};
