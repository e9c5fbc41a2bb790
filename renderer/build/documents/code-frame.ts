import { readFileSync } from 'node:fs';
import type { Problem } from './problem.ts';

const linesAround = 2;

const readLines = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
};

/**
 * The lines of the file around a problem, with a mark under its place.
 * @returns an empty text when the file cannot be read
 */
export const formatFrame = ({ file, line, column }: Problem): string => {
  const lines = readLines(file);
  if (lines.length < line || lines.join('').trim() === '') return '';
  const first = Math.max(1, line - linesAround);
  const last = Math.min(lines.length, line + linesAround);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = lines[number - 1] ?? '';
    const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(width)} |`;
    frame.push(text === '' ? gutter : `${gutter} ${text}`);
    if (number !== line) continue;
    const before = [...text]
      .slice(0, column - 1)
      .join('')
      .replace(/[^\t]/g, ' ');
    frame.push(`  ${' '.repeat(width)} | ${before}^`);
  }
  return frame.join('\n');
};
