import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { isInsideFolder, relativePosixPath, toPosixPath } from './paths.ts';

test.each([
  [win32, 'pages\\services\\roofs.yaml', 'pages/services/roofs.yaml'],
  [win32, 'C:\\site\\pages', 'C:/site/pages'],
  [win32, 'pages/home.yaml', 'pages/home.yaml'],
  // A backslash is an ordinary character of a name elsewhere.
  [posix, 'pages/a\\b.yaml', 'pages/a\\b.yaml'],
])('toPosixPath writes separators as slashes (%#)', (platform, file, expected) => {
  expect(toPosixPath(file, platform)).toBe(expected);
});

test.each([
  [win32, 'C:\\site', 'C:\\site\\pages\\home.yaml', 'pages/home.yaml'],
  [win32, 'C:\\Site', 'c:\\site\\pages', 'pages'],
  [win32, 'C:\\site', 'C:\\other\\home.yaml', '../other/home.yaml'],
  [win32, 'C:\\site', 'D:\\other\\home.yaml', 'D:/other/home.yaml'],
  [posix, '/site', '/site/pages/home.yaml', 'pages/home.yaml'],
])('relativePosixPath returns the path between two places (%#)', (platform, from, to, expected) => {
  expect(relativePosixPath(from, to, platform)).toBe(expected);
});

test.each([
  [win32, 'C:\\site\\dist', 'C:\\site', true],
  [win32, 'c:\\SITE\\dist', 'C:\\site', true],
  [win32, 'C:\\site', 'C:\\site', true],
  [win32, 'C:\\site\\..dist', 'C:\\site', true],
  [win32, 'C:\\site-2', 'C:\\site', false],
  [win32, 'C:\\', 'C:\\site', false],
  [win32, 'D:\\site\\dist', 'C:\\site', false],
  [posix, '/site/dist', '/site', true],
  [posix, '/site-2', '/site', false],
  [posix, '/', '/site', false],
])('isInsideFolder compares whole names and drives (%#)', (platform, file, folder, expected) => {
  expect(isInsideFolder(file, folder, platform)).toBe(expected);
});
