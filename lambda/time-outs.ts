/**
 * Time-outs of every AWS client, in milliseconds. Without them a call that hangs waits for ever; without
 * `throwOnRequestTimeout` the client only logs that it is late.
 */
export const timeOuts = { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true };
