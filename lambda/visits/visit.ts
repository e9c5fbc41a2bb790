/** One answer of CloudFront that a visitor got. */
export type PageVisit = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Path of the page, such as `/marble-polishing`. */
  page: string;
  /** The document itself, or the data that a hover or a click within the site fetches. */
  kind: 'page' | 'data';
  by: 'person' | 'robot';
};

/** As the function in CloudFront writes it (infra/edge/viewer-response.js), behind the id of the request. */
// oxlint-disable-next-line no-control-regex
const line = /(?:^|\s)visit (page|data) (person|robot) (\/[^\s?#\u0000-\u001f\u007f-\uffff]{0,1000})\s*$/;

/** Reads a line of the log of pages; undefined when it is none. */
export const parseVisitLog = (at: number, message: string): PageVisit | undefined => {
  const [, kind, by, page] = line.exec(message) ?? [];
  if (kind === undefined || by === undefined || page === undefined) return undefined;
  return { at, page, kind: kind === 'page' ? 'page' : 'data', by: by === 'person' ? 'person' : 'robot' };
};
