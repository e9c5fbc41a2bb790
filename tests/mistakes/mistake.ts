/** Stands in a text before the place at which the problem is told. */
export const here = '▸';

/** A slip in one file of the tiler's site, and what an editor does who follows the advice to the letter. */
export type Slip = {
  name: string;
  /** `tile-repair.yaml` unless another one is named. */
  file?: string;
  /** What stands in the file, exactly once, and what the editor makes of it; `here` marks the line of the problem. */
  from: string;
  to: string;
  /** A part of the advice: what to write. */
  says: string;
  /** What stands in the place of `to` when the advice is followed; what stood there before when it is left out. */
  followed?: string;
  /** Words of the editor that the site must still say at the end, in the place of those that stood in `from`. */
  keeps?: string[];
};

/** The parts of a site that a mistake with whole files may change. */
export type Files = {
  write: (file: string, text: string | Uint8Array) => void;
  edit: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  text: (file: string) => string;
};

/** A mistake with whole files: names, folders, encodings, things that stand twice. */
export type FileMistake = {
  name: string;
  make: (site: Files) => void;
  /** Where the problem is told: `about copy.yaml:1`. */
  at: string;
  says: string;
  /** Whether the words of the file are written anew, so that none of the old ones is asked for. */
  isRewritten?: boolean;
  follow: (site: Files) => void;
};

type Row = [
  name: string,
  file: string,
  from: string,
  to: string,
  says: string,
  followed?: string,
  keeps?: string[],
];

/** Slips of a table: name, file, what stands there, what the editor makes of it, advice, what follows from it. */
export const slips = (rows: Row[]): Slip[] =>
  rows.map(([name, file, from, to, says, followed, keeps]) => ({
    name,
    file,
    from,
    to,
    says,
    ...(followed !== undefined && { followed }),
    ...(keeps !== undefined && { keeps }),
  }));
