import type { Site } from '../../schema/site.ts';
import { dataUrl, revisionUrl } from '../urls.ts';
import type { PageData } from '../context.tsx';
import { emotionOptions } from '../emotion-options.ts';
import type { Assets } from './assets.ts';
import { toCss, type CssRules } from './render-styled.tsx';
import { structuredData } from './structured-data.ts';
import { openingImageOf } from '../../schema/opening-image.ts';
import { srcSet, toSizes } from '../media.ts';
import { heroSizes } from '../parts/hero/hero-frame.tsx';
import { getSectionModule } from '../section-view.tsx';

/** Preloads the large image at the top of a page, if it has one, in the required width. */
const OpeningImagePreload = ({ data: { page, media } }: { data: PageData }) => {
  const [opening] = page.sections;
  const image = openingImageOf(page.sections);
  const file = image && media[image.src];
  if (!opening || !file?.widths.length) return null;
  const { openingSizes } = getSectionModule(opening.type);
  const sizes = toSizes(file, openingSizes?.(opening, page.forms) ?? heroSizes.beside);
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(file, sizes)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
};

const StyleElement = ({ name, rules }: { name: string; rules: CssRules }) =>
  rules.size > 0 && <style data-emotion={name} dangerouslySetInnerHTML={{ __html: toCss(rules) }} />;

type Props = {
  site: Site;
  data: PageData;
  assets: Assets;
  /** URL of the share image (`og:image`, ogp.me). */
  share: string | undefined;
  /** Revision of the page's data file. */
  revision: string | undefined;
  html: string;
  /** Global rules, which come first and which the browser's Emotion cache does not adopt. */
  globalRules: CssRules;
  /** Local rules, which the browser's Emotion cache adopts by their names. */
  localRules: CssRules;
};

/** The HTML document of a page. */
export const Document = ({ site, data, assets, share, revision, html, globalRules, localRules }: Props) => {
  const { page } = data;
  const url = `${site.facts.url}${page.route}`;
  const icon = data.media[site.header.mark];
  const missing = page.route === '/not-found';
  return (
    <html
      lang={site.facts.language ?? 'en'}
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
        {page.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:site_name" content={site.facts.name} />
        <meta property="og:type" content="website" />
        {!page.noindex && <meta property="og:url" content={url} />}
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
        <OpeningImagePreload data={data} />
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
