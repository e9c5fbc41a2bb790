/** A picture file that was read from its beginning to its end. */
export type ImageInfo = {
  path: string;
  /** SHA-256 of the file, 64 hex digits. */
  hash: string;
  bytes: number;
  /** In pixels, as it is seen: a photograph that lies on its side is turned. A drawing has the size that it names. */
  width: number;
  height: number;
  /** The mean colour, `#rrggbb`; that of a drawing is transparent. */
  colour: string;
  /** Whether it is a drawing (SVG), which is as sharp as you like. */
  isDrawing: boolean;
  /** Whether the file holds several pictures, such as those of an animation. */
  isAnimated: boolean;
};

/** Why a file is no picture for the site. */
export type ImageProblem = {
  /** What is wrong, said after the name of the file: `is empty`. */
  message: string;
  /** How to fix it. */
  fix: string;
};

/** What is known of a file that a document names as a picture. */
export type ImageFact = ImageInfo | { fault: ImageProblem };
