/** A month on a site. */
export type Usage = { views: number; leads: number };

/** The months that the cost table shows: a small business, and a hundred times that. */
export const months: Usage[] = [
  { views: 10_000, leads: 50 },
  { views: 1_000_000, leads: 5000 },
];

export const hoursInMonth = 730;

/**
 * What one view of a page asks for: requests, bytes to the visitor, and values that the function in CloudFront looks up: the
 * release and the former address for the page, the release for data; nothing for files that releases share.
 */
export const ofView = { requests: 20, bytes: 600_000, lookups: 3 };

/**
 * The previews of pull requests: pushes a month, each of which uploads every file; how many are open at once, and what
 * each takes; pages that are looked at after a push.
 */
export const ofPreview = { pushes: 40, files: 400, open: 5, gigabytes: 0.02, views: 20 };

/**
 * Bytes in logs: of a request in the access log; of a run of the function that notes pages, whose beginning and end
 * CloudFront writes; of its note of a page; of all that the functions write about a lead.
 */
export const ofLog = { request: 350, run: 150, page: 100, lead: 2500 };

/** What one lead asks for: writes and reads of the archive, requests to its queue, seconds of 0.5 GB in both functions. */
export const ofLead = { writes: 3, reads: 2, queueRequests: 3, seconds: 2, mails: 2 };

/**
 * How often Lambda asks an idle queue: five connections, each waits 20 seconds for a message. AWS Lambda Developer
 * Guide, "Configuring scaling behavior for SQS event source mappings",
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html, and Amazon SQS Developer Guide, "Amazon SQS
 * short and long polling",
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-short-and-long-polling.html
 */
export const idleAsksInMonth = 5 * 3 * 60 * hoursInMonth;

/** Gigabytes that the pages and their kept releases take. */
export const gigabytesOfPages = 1;

/**
 * Metrics that cost money. With each lead: Accepted and Sent of the functions, Send and Delivery of SES, and its rates of
 * bounces and complaints. Rare, taken as once for twenty leads: all others of `lambda/log.ts`, Refused once more for each
 * of its nine reasons, three failures that SES tells, and the answers with 429.
 */
export const ownMetrics = { withLead: 6, rare: 21 };
