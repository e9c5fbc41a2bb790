/** URLs and contents of the client-side files that pages use. */
export type Assets = {
  /** The small script that is inlined in every page. */
  startScript: string;
  /** The modules that it loads at the first user interaction, in the order of execution. */
  start: string[];
  /** The two fonts, preloaded by every page. */
  fonts: string[];
  /** The `@font-face` rules. */
  fontCss: string;
  /** The JSON document of the site's facts and menus. */
  siteData: string;
  /** Build id of the client code. Navigating to a page with another id loads its document instead of rendering it. */
  version: string;
};
