/** A call of a client of AWS. */
export type Request = {
  method: string;
  path: string;
  /** Name of the call, where a service is asked in JSON. */
  target: string;
  body: string;
};
/** What AWS answers. */
export type Answer = { status?: number; body: string; headers?: Record<string, string> };

/** How the services that speak XML answer a call that fails. */
export const fault = (code: string, message: string, status = 400): Answer => ({
  status,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>r-1</RequestId></ErrorResponse>`,
});
