/** Styles of the catalog page; the sections in its frames have their own. */
export const style = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1e2421; background: #f6f3ee; }
  main { max-width: 1500px; margin: 0 auto; padding: 24px; }
  [hidden] { display: none !important; }
  search { position: sticky; top: 0; z-index: 1; padding: 8px 0; background: #f6f3ee; }
  search input { font: inherit; padding: 4px 8px; width: min(360px, 60vw); }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
  a { color: #1f4d3a; }
  article { border-top: 1px solid #c9c2b6; margin-top: 40px; scroll-margin-top: 56px; }
  h2 code { font-size: 0.7em; font-weight: 400; }
  .screens { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
  figure { margin: 0; max-width: 100%; } figure > div { overflow: auto hidden; border: 1px solid #c9c2b6; background: #fff; }
  iframe { border: 0; transform-origin: 0 0; display: block; }
  #problems code { overflow-wrap: anywhere; }
  .yaml { position: relative; flex: 1 1 380px; min-width: 0; }
  .wide { overflow-x: auto; } .wide td:last-child { min-width: 14em; }
  .yaml button { position: absolute; top: 8px; right: 8px; font: inherit; padding: 4px 12px; }
  pre { margin: 0; padding: 16px; overflow: auto; background: #1e2421; color: #f6f3ee; font: 13px/1.5 ui-monospace, monospace; }
  table { margin-top: 16px; border-collapse: collapse; font-size: 14px; }
  th, td { padding: 4px 12px 4px 0; text-align: left; vertical-align: top; border-bottom: 1px solid #e2dccf; }`;
