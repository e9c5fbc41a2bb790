/** A public hosted zone in Route 53, in the same account. */
type Zone = {
  /** Its id. Without it the DNS is at another provider, and `npm run deploy` prints the records that belong there. */
  id?: string;
  /** Its name; every name below has to be in it. */
  name: string;
};

/** Where the mail of a stage comes from and goes to. */
type Mail = {
  /** Sender of every mail, in a subdomain that nothing else sends mail from. */
  from: string;
  /** The two mailboxes that get every lead, at two providers. */
  to: string[];
  /** Told about bounces, complaints and refusals; a third address, because one of the two may be what bounces. */
  events: string;
  /**
   * Whether SES still keeps this account in its sandbox; `npm run doctor` says. There SES asks for rights on the
   * recipients too, and each has to be verified.
   */
  sandbox?: boolean;
};

/** How long browsers ask for HTTPS alone (RFC 6797). */
type Hsts = {
  /** Seconds, such as 63072000 for two years. */
  maxAge: number;
  /** Whether every name below the domain is meant as well, also those that are not of this site. */
  includeSubDomains?: boolean;
  /** Whether browsers may carry the name in their own list. It takes months to get off that list. */
  preload?: boolean;
};

/** How many releases are kept, and for how long. */
type Releases = {
  /** How many at least. */
  count: number;
  /** For how many days a release is kept after it was last shown: that old may a page be that is still open. */
  days: number;
};

/** Where pull requests are shown. */
type Previews = {
  /**
   * The name below which each pull request gets its own, such as `preview.example.com` for `pr-12.preview.example.com`;
   * best of a domain that the site has no name in (handbook/previews.md).
   */
  domain: string;
  /** The hosted zone of that name, in this account: only there can the stack set a name for all requests. */
  zone: {
    /** Its id in Route 53. */
    id: string;
    /** Its name. */
    name: string;
  };
  /**
   * The repository at GitHub whose requests are shown, as GitHub calls it where it proves who runs a workflow:
   * `owner@ID/name@ID`; `owner/name` for one that is older than July 2026 (handbook/github.md).
   */
  repository: string;
};

/** Where editors without a terminal work. */
type StudioStage = {
  /** The name of the Studio, which nothing else may have: whatever else has it could read an editor's token. */
  domain: string;
  /** The repository at GitHub that it offers to whoever signs in: `owner/name`. */
  repository: string;
};

/** One stage as it is written in the stage file: one deployment of one site. */
export type Stage = {
  /** Name of the site, which its stages share; the stack and all that it names begin with it. It never changes. */
  site: string;
  /** The AWS account, twelve digits. */
  account: string;
  /** Host name of the site. */
  domain: string;
  /** Host names that lead to it, such as the name without www. */
  redirectFrom?: string[];
  /** The hosted zone that its names are in. */
  zone: Zone;
  /**
   * `false` makes the stage without its names: no certificate, and no record leads to it. It is looked at under the name
   * that CloudFront gives it, while the names still lead to an older site.
   */
  dns?: boolean;
  /** How long browsers ask for HTTPS alone; five minutes without it. Raise it when nothing leads back any more. */
  hsts?: Hsts;
  /** Where leads are mailed from and to. */
  mail: Mail;
  /** Mailbox that gets the alarms. */
  alarms: string;
  /**
   * A stage for a small business, under five dollars a month: without the firewall, and with a key that is not changed
   * every year. What that risks stands in `handbook/costs.md`.
   */
  small?: boolean;
  /** US dollars a month that the account is planned to cost; 25 without it. AWS writes to `alarms` at four fifths of it. */
  budget?: number;
  /**
   * Whether customers use it. A live stage is found by search engines, is protected from deletion and raises an alarm
   * when leads stop; one that is not live asks search engines to stay away.
   */
  live: boolean;
  /** Number of the secret between CloudFront and the API; raise it by one to change the secret without a lost lead. */
  frontDoorKey: number;
  /**
   * How what `main` has accepted becomes a release of `prod`: `on-accept` has the workflow make the tag once staging shows
   * it; `by-person`, as without the field, waits for somebody to make one. The Studio tells editors which it is.
   */
  release?: 'on-accept' | 'by-person';
  /** How many releases are kept, and for how long; 20, and 90 days, without it. */
  releases?: Releases;
  /** Where pull requests are shown; without it they are not. */
  previews?: Previews;
  /** Where editors without a terminal work; without it they do not. It tells them what `release` here says. */
  studio?: StudioStage;
  /** Folder of its documents; `pages` without it. */
  pages?: string;
  /** File of its brand; `brand.ts` of the site without it. */
  theme?: string;
};

/** The stage file: stages by name. */
export type StageTable = Record<string, Stage>;
