import type { BareRepository, Person } from '../git/bare-repository.ts';

/** What a fine-grained token may do with the repository. */
export type Permissions = Partial<
  Record<'contents' | 'pull_requests' | 'actions' | 'statuses', 'read' | 'write'>
>;

/** Who a token belongs to. */
export type User = Person & { login: string; permissions: Permissions };

export type Pull = {
  number: number;
  title: string;
  head: string;
  base: string;
  state: 'open' | 'closed';
  /** The commit that it was merged as. */
  merged?: string;
};

/** A run of a workflow at a commit. */
export type Run = {
  name: string;
  path: string;
  event: string;
  head_sha: string;
  head_branch: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | null;
  updated_at: string;
};

export type Status = {
  context: string;
  state: 'pending' | 'success' | 'failure';
  target_url: string | null;
};

/** What keeps changes off the base branch. */
type Protection = {
  /** The statuses that have to be green at the last commit of a pull request. */
  required: string[];
  /** Whether a pull request has to begin from the last commit of the base branch. */
  isStrict: boolean;
};

/** How many calls are answered within an hour; a test sets what is left. */
export type Limit = { limit: number; remaining: number; reset: number };

/** Everything that the emulator knows; a test reads and changes it as it likes. */
export type World = {
  owner: string;
  name: string;
  base: string;
  repository: BareRepository;
  /** By token. */
  users: Map<string, User>;
  pulls: Pull[];
  runs: Run[];
  /** By commit. */
  statuses: Map<string, Status[]>;
  protection: Protection;
  limits: { core: Limit; graphql: Limit };
  /** Calls that are refused as too many at once: so many of the next ones. */
  secondaryLimitCalls: number;
  /** How long each answer takes, in milliseconds. */
  delay: number;
  /** Every call that was made: `POST /graphql`. */
  calls: string[];
  /** What happens meanwhile, before a call is answered. */
  beforeResponse: (call: string) => void | Promise<void>;
};
