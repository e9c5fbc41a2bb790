/** One line of YAML as a writer sees it: `  - heading: Marble`. */
export type Line = {
  /** Columns before the first sign, counted from 0. */
  indent: number;
  /** `- `, when the line begins an entry of a list. */
  dash: string;
  /** The name of the field, when there is one. */
  key: string | undefined;
  /** What follows the name of the field, or the whole content of a line without one. */
  value: string;
  /** Where the value begins, counted from 0. */
  valueStart: number;
};

const shape =
  /^(?<indent>[ \t\u00a0]*)(?<dash>(?:-[ \t]+)*)(?<key>[A-Za-z][\w.-]*:(?:[ \t]+|$))?(?<value>.*?)\s*$/;

/** Takes a line apart. */
export const readLine = (text: string): Line => {
  const { indent = '', dash = '', key, value = '' } = shape.exec(text)?.groups ?? {};
  return {
    indent: indent.length,
    dash,
    key: key?.replace(/:\s*$/, ''),
    value,
    valueStart: indent.length + dash.length + (key?.length ?? 0),
  };
};

/** Whether a line has nothing but spaces or a note. */
export const isBlankLine = (text: string): boolean => /^\s*(#.*)?$/.test(text);
