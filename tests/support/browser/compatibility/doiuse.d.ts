declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  type Options = {
    /** Browserslist queries. */
    browsers: string[];
    /** Called for every use of a feature that one of the browsers does not support, or supports only partly. */
    onFeatureUsage: (usage: { feature: string; message: string }) => void;
  };

  /** A PostCSS plugin. */
  const DoIUse: new (options: Options) => Plugin;
  export default DoIUse;
}
