/** A request of an AWS client. */
export type Request = {
  method: string;
  path: string;
  /** Name of the operation for JSON protocols. */
  target: string;
  body: string;
};
/** A response of AWS. */
export type Answer = { status?: number; body: string; headers?: Record<string, string> };

/** Returns an error response of a service with an XML protocol. */
export const fault = (code: string, message: string, status = 400): Answer => ({
  status,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>r-1</RequestId></ErrorResponse>`,
});
