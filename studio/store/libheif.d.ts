/** What is used of libheif, which brings no types for this file. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Picture = {
    get_width(): number;
    get_height(): number;
    /** Writes the pixels; tells nothing when it could not. */
    display(pixels: ImageData, done: (shown: ImageData | null) => void): void;
  };
  export type LibHeif = { HeifDecoder: new () => { decode(content: Uint8Array): Picture[] } };
  const libheif: () => LibHeif;
  export default libheif;
}
