/** The used part of libheif's API: the package has no types for this file. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    /** Writes the pixels; calls `done` with `null` on failure. */
    display(pixels: ImageData, done: (pixelData: ImageData | null) => void): void;
  };
  const libheif: () => { HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] } };
  export default libheif;
}
