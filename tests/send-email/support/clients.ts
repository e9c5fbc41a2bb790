import { vi } from 'vitest';

/** Makes clients that are created from now on use this endpoint. */
export const useEndpoint = (service: 'SES' | 'SQS' | 'S3' | 'CLOUDWATCH_LOGS', url: string): void => {
  vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, url);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
};
