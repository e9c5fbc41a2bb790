/**
 * How long one call may take, all its attempts and the body of its answer included. The time-outs of a client
 * end at the headers: without a deadline an answer that stops in the middle is waited for until the function is ended.
 *
 * Ingest makes one call, to the queue: it is answered before the function is ended (15 s), before the form gives up
 * (20 s) and before the API does (29 s). The sender makes at most six calls to the archive and two to SES: 40 seconds
 * of its 60.
 */
export const callTimeoutsMs = { queue: 10_000, archive: 5000, mail: 5000, log: 20_000 };
