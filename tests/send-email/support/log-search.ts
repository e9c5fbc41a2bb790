/** Minimum length of a value in characters. Shorter ones may be part of words that the functions log. */
const shortest = 6;
/** Length of the prefix that is searched for, because an error message may quote the start of a long value. */
const beginning = 30;

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const valuesIn = (body: string): string[] => {
  try {
    const { type: _ours, ...fields } = JSON.parse(body) as Record<string, unknown>;
    return stringsIn(fields);
  } catch {
    const fields = new URLSearchParams(body);
    // The name of a form may be part of the name of a field.
    fields.delete('type');
    return [body, ...fields.values()];
  }
};

/** Records visitor input and searches log lines for it. */
export const createLogSearch = () => {
  const sent = new Set<string>();
  return {
    /** Records every value of a body and of the headers that a visitor controls. */
    remember: (body: string | Uint8Array, headers: Record<string, string>): void => {
      const text = typeof body === 'string' ? body : Buffer.from(body).toString();
      const chosen = ['origin', 'cookie', 'referer'].map((name) => headers[name] ?? '');
      for (const value of [...valuesIn(text), ...chosen]) {
        const part = value.trim().slice(0, beginning);
        if (part.length >= shortest) sent.add(part);
      }
    },
    /** Returns the lines that contain a value, as sent or as escaped in JSON. */
    leaks: (lines: readonly string[]): string[] => {
      const needles = [...sent].flatMap((part) => [part, JSON.stringify(part).slice(1, -1)]);
      return lines.filter((line) => needles.some((needle) => line.includes(needle)));
    },
  };
};
