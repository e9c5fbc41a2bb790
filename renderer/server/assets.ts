/** The files of the browser side, by the addresses that pages name. */
export type Assets = {
  /** The small script that stands in every page. */
  startScript: string;
  /** What it fetches at the first sign of intent, in the order in which it is run. */
  start: string[];
  /** The two fonts, preloaded by every page. */
  fonts: string[];
  /** The `@font-face` rules. */
  fontCss: string;
  /** The JSON document of the site's facts and menus. */
  siteData: string;
  /** Changes whenever the browser side changes; pages of another version are loaded anew instead of rendered. */
  version: string;
};
