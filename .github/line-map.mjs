// Where the lines of a former version are now, read from `git diff --unified=0 --find-renames`.

/** The hunks of each former file, and its name now; undefined when the file is gone. */
const readDiff = (diff) => {
  const files = new Map();
  const lines = diff.split('\n');
  let file;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (line.startsWith('diff --git ')) file = { hunks: [] };
    else if (line.startsWith('--- a/') || line.startsWith('rename from ')) {
      const name = line.replace(/^(--- a\/|rename from )/, '').replace(/\t$/, '');
      file.now ??= name;
      files.set(name, file);
    } else if (line === '+++ /dev/null') file.now = undefined;
    else if (line.startsWith('rename to ')) file.now = line.slice('rename to '.length);
    else if (hunk) {
      const [start, gone, , come] = hunk.slice(1).map((number) => Number(number ?? 1));
      file.hunks.push({ start, gone, come });
      // What the lines say is not read: it may look like a head.
      for (let left = gone + come; left > 0; left -= 1) {
        at += 1;
        if (lines[at]?.startsWith('\\')) left += 1;
      }
    }
  }
  return files;
};

/**
 * @param diff what `git diff --unified=0 --find-renames` says
 * @returns tells of a former file what it is called now, and of a former line where it is; undefined when it is gone
 */
export const lineMap = (diff) => {
  const files = readDiff(diff);
  const fileNow = (file) => (files.has(file) ? files.get(file).now : file);
  const lineNow = (file, line) => {
    let moved = 0;
    for (const { start, gone, come } of files.get(file)?.hunks ?? []) {
      // A hunk that takes nothing away stands behind its line.
      if (line < start || (gone === 0 && line === start)) break;
      if (line < start + gone) return undefined;
      moved += come - gone;
    }
    return line + moved;
  };
  return { fileNow, lineNow };
};
