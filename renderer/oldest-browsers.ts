/** The oldest supported browsers: major and minor version by name. */
export const oldestBrowsers = {
  chrome: [100, 0],
  edge: [100, 0],
  firefox: [100, 0],
  ios: [15, 4],
  safari: [15, 4],
} as const;

/** The same in the format of the `target` option of Vite and esbuild, such as `safari15.4`. */
export const scriptTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => name + version.join('.'),
);
