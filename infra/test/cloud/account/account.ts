import type { ResourceRecordSet } from '@aws-sdk/client-route-53';

/** A stack as CloudFormation would describe it. */
export type StackState = {
  status: string;
  protected?: boolean;
  outputs: Record<string, string>;
  /** Newest first: logical id, type, status, reason. */
  events?: [string, string, string, string][];
};

/** What an account of AWS holds, as far as the commands ask. */
export type Account = {
  stacks: Record<string, StackState>;
  /** Names of the hosted zones, by id. */
  zones: Record<string, string>;
  records: ResourceRecordSet[];
  ses: {
    sandbox: boolean;
    /** An identity that is `asked` so often is verified then. */
    identities: Record<string, { verified: boolean; dkim?: string; asked?: number }>;
  };
  certificate: { status: string; days: number };
  /** Addresses that have not confirmed, by topic. */
  unconfirmed: Record<string, string[]>;
  /** Lines of the logs, by the name of their group. */
  logs: Record<string, string[]>;
  /** Answers of a service that fails, by the name of the call: its code and message; the first one is used up. */
  faults: Record<string, [code: string, message: string, status?: number][]>;
  /** Calls that changed something. */
  changes: string[];
};

export const emptyAccount = (): Account => ({
  stacks: {},
  zones: { Z0123456789ABC: 'stone.test' },
  records: [],
  ses: { sandbox: false, identities: {} },
  certificate: { status: 'ISSUED', days: 200 },
  unconfirmed: {},
  logs: {},
  faults: {},
  changes: [],
});
