/**
 * Time-outs of every AWS client, in milliseconds. Without them a call that hangs waits for ever; without
 * `throwOnRequestTimeout` the client only logs that it is late.
 *
 * With three attempts a queue that hangs is given up after about nine seconds: before the function is ended (15 s),
 * before the form gives up (20 s) and before the API does (30 s), so that the visitor hears 503 and not silence.
 */
export const timeOuts = { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true };
