declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  type Options = {
    /** Queries of Browserslist. */
    browsers: string[];
    /** Called for every use of a feature that one of the browsers does not have, or has in part. */
    onFeatureUsage: (usage: { feature: string; message: string }) => void;
  };

  /** A plugin of PostCSS. */
  const DoIUse: new (options: Options) => Plugin;
  export default DoIUse;
}
