import { readFileSync } from 'node:fs';
import type { ResourceRecordSet } from '@aws-sdk/client-route-53';

/** A stack as CloudFormation describes it. */
export type StackState = {
  status: string;
  protected?: boolean;
  outputs: Record<string, string>;
  parameters?: Record<string, string>;
  template?: string;
  /** Newest first: logical id, type, status, reason. */
  events?: [string, string, string, string][];
};

/** State of an emulated AWS account, as far as the commands query it. */
export type Account = {
  stacks: Record<string, StackState>;
  /** Resources of stacks that were deleted or changed by hand, by logical id. */
  drift: Record<string, 'DELETED' | 'MODIFIED'>;
  records: ResourceRecordSet[];
  ses: {
    sandbox: boolean;
    /** An identity becomes verified after `pendingQueries` queries. */
    identities: Record<string, { verified: boolean; pendingQueries?: number }>;
  };
  /** Unconfirmed addresses by topic. */
  unconfirmed: Record<string, string[]>;
  /** Log lines by log group. */
  logs: Record<string, string[]>;
  /** Failures by API call: error code and message; each is returned once. */
  faults: Record<string, [code: string, message: string, status?: number][]>;
  /** IAM actions of all API calls. */
  calls: Set<string>;
  /** API calls that changed something. */
  changes: string[];
};

export const emptyAccount = (): Account => ({
  stacks: {},
  drift: {},
  records: [],
  ses: { sandbox: false, identities: {} },
  unconfirmed: {},
  logs: {},
  faults: {},
  calls: new Set(),
  changes: [],
});

/** Creates what an administrator creates once: the permissions of the stage `staging`, and the CDK's bootstrap. */
export const bootstrap = ({ stacks }: Account): void => {
  const status = 'CREATE_COMPLETE';
  const template = readFileSync('infra/rights.yaml', 'utf8');
  const policies = '1:policy/stone-staging-execution,1:policy/stone-staging-execution-more';
  const parameters = { CloudFormationExecutionPolicies: policies };
  stacks['stone-staging-rights'] = { status, outputs: {}, template };
  stacks['CDKToolkit'] = { status, outputs: {}, parameters };
};
