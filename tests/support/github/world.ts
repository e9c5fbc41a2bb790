import type { BareRepository, Person } from '../git/bare-repository.ts';

/** Permissions of a fine-grained token for the repository. */
export type Permissions = Partial<
  Record<'contents' | 'pull_requests' | 'actions' | 'statuses', 'read' | 'write'>
>;

/** The owner of a token. */
export type User = Person & { login: string; permissions: Permissions };

export type Pull = {
  number: number;
  title: string;
  head: string;
  base: string;
  state: 'open' | 'closed';
  /** SHA of the merge commit. */
  merged?: string;
};

/** A workflow run for a commit. */
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

/** Branch protection of the base branch. */
type Protection = {
  /** Status contexts that must be successful for the last commit of a pull request. */
  required: string[];
  /** Whether a pull request must be up to date with the base branch. */
  isStrict: boolean;
};

/** A rate limit per hour; tests set `remaining`. */
export type Limit = { limit: number; remaining: number; reset: number };

/** State of the emulator, which tests can read and change. */
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
  /** Delay of each response in ms. */
  delay: number;
  /** All calls, such as `POST /graphql`. */
  calls: string[];
  /** Called before the response to each call. */
  beforeResponse: (call: string) => void | Promise<void>;
};
