import type { SiteContent } from './site-content.ts';

/** The folder of the files that visitors download. */
export const downloadFolder = 'files/';

/** How the content of a file begins, by extension. */
export const downloadSignatures: Readonly<Record<string, string>> = {
  pdf: '%PDF-',
  docx: 'PK\u0003\u0004',
  xlsx: 'PK\u0003\u0004',
  ics: 'BEGIN:VCALENDAR',
  vcf: 'BEGIN:VCARD',
};

/** Number of bytes that contain the longest signature and a byte order mark. */
export const signatureBytes = 24;

/** Maximum size in bytes: previews accept no larger file, and visitors load it with a phone. */
export const maxDownloadBytes = 10_000_000;

const extensions = Object.keys(downloadSignatures).join('|');
const downloadPath = new RegExp(`^${downloadFolder}[^/\\\\]+\\.(?:${extensions})$`, 'i');
const downloadUrl = new RegExp(`^/${downloadFolder}.*\\.\\w+$|^(?!/media/).*\\.(?:${extensions})$`, 'i');

/** Whether a file of a site is published under its name, such as `files/prices.pdf`. @param path relative to the site */
export const isDownload = (path: string): boolean => downloadPath.test(path);

/** Whether a URL path is that of a file which visitors download, whether it exists or not. */
export const isDownloadUrl = (path: string): boolean => downloadUrl.test(path);

/** Returns the files that visitors download, by the path of their URL. */
export const selectDownloads = (content: SiteContent): SiteContent =>
  new Map([...content].flatMap(([path, each]) => (isDownload(path) ? [[`/${path}`, each]] : [])));
