/** A response of CloudFront to a visitor. */
export type PageVisit = {
  /** Time in Unix ms. */
  at: number;
  /** Path of the page, such as `/marble-polishing`. */
  page: string;
  /** Whether the document of the page was sent, or its data for navigation within the site. */
  kind: 'page' | 'data';
  by: 'person' | 'robot';
};

/** The format of a line, written by the CloudFront function (infra/edge/viewer-response.js) after the id of the request. */
const linePattern =
  // oxlint-disable-next-line no-control-regex
  /(?:^|\s)visit (page|data) (person|robot) (\/[^\s?#\u0000-\u001f\u007f-\uffff]{0,1000})\s*$/;

/** Parses a line of the page log. Undefined if it is not a visit. */
export const parseVisitLog = (at: number, message: string): PageVisit | undefined => {
  const [, kind, by, page] = linePattern.exec(message) ?? [];
  if (kind === undefined || by === undefined || page === undefined) return undefined;
  return { at, page, kind: kind === 'page' ? 'page' : 'data', by: by === 'person' ? 'person' : 'robot' };
};
