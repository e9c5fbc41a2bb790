/**
 * Maximum duration of a call in ms, including all attempts and the response body. The timeouts of a client only cover the
 * headers: without a deadline, the client waits for an interrupted body until the function is ended.
 *
 * Ingest makes one call, to the queue. It is over before the function is ended (15 s), before the form gives up (20 s) and
 * before the API does (29 s). The sender makes at most six calls to the archive and two to SES, which is 40 of its 60
 * seconds.
 */
export const callTimeoutsMs = { queue: 10_000, archive: 5000, mail: 5000, log: 20_000 };
