/** A public hosted zone in Route 53, in the same account. */
type Zone = {
  /** Its id. Omit it if DNS is at another provider; `deploy` then prints the records to set there. */
  id?: string;
  /** Its name; every host name of the stage must be in it. */
  name: string;
};

/** Sender and recipients of a stage's mail. */
type Mail = {
  /** Sender address of all mail, in a subdomain that sends no other mail. */
  from: string;
  /** The two mailboxes that receive every lead, at two providers. */
  to: string[];
  /**
   * Address that is notified of bounces, complaints and rejects; a third one, because one of the two mailboxes may be
   * what bounces.
   */
  events: string;
  /**
   * Whether the account is still in the SES sandbox (see `doctor`). There SES also requires permission on the
   * recipients, and each must be verified.
   */
  sandbox?: boolean;
};

/** How long browsers must use HTTPS only (RFC 6797). */
type Hsts = {
  /** Seconds, such as 63072000 for two years. */
  maxAge: number;
  /** Whether it applies to all subdomains, including those that do not belong to this site. */
  includeSubDomains?: boolean;
  /** Whether browsers may add the domain to their preload list. Removal from that list takes months. */
  preload?: boolean;
};

/** Retention of releases. */
type Releases = {
  /** Minimum number. */
  count: number;
  /** Days for which a release is retained after it was last active: pages that are still open work that long. */
  days: number;
};

/** Previews of pull requests. */
type Previews = {
  /**
   * Parent domain of the previews, such as `preview.example.com` for `pr-12.preview.example.com`; preferably of a
   * domain that the site does not use (handbook/previews.md).
   */
  domain: string;
  /** Hosted zone of that domain, which must be in this account, so that the stack can create a wildcard record. */
  zone: {
    /** Its Route 53 id. */
    id: string;
    /** Its name. */
    name: string;
  };
  /**
   * GitHub repository of the pull requests as it appears in GitHub's OIDC tokens: `owner@ID/name@ID`, or `owner/name`
   * for repositories created before July 2026 (handbook/github.md).
   */
  repository: string;
};

/** Hosting of the Studio, for editors without a terminal. */
type StudioStage = {
  /**
   * Host name of the Studio. Nothing else may use it, because anything on that origin could read an editor's token.
   */
  domain: string;
  /** GitHub repository that the sign-in page suggests: `owner/name`. */
  repository: string;
};

/** One stage of the stage file: one deployment of one site. */
export type Stage = {
  /**
   * Name of the site, shared by its stages; the names of the stack and its resources start with it. It must never
   * change.
   */
  site: string;
  /** AWS account id, twelve digits. */
  account: string;
  /** Host name of the site. */
  domain: string;
  /** Host names that redirect to it, such as the name without www. */
  redirectFrom?: string[];
  /**
   * Further origins from which it accepts forms, such as `https://www.example.com`: those of sites that are hosted
   * elsewhere and name this stage in `forms.endpoint`.
   */
  formOrigins?: string[];
  /** Hosted zone of its names. */
  zone: Zone;
  /**
   * `false` deploys the stage without its names: no certificate, and no DNS record. It is served under CloudFront's
   * host name while the names still point to an older site.
   */
  dns?: boolean;
  /** HSTS settings; default: five minutes. Raise it once you will not go back to plain HTTP. */
  hsts?: Hsts;
  /** Sender and recipients of leads. */
  mail: Mail;
  /** Mailbox that receives alarms. */
  alarms: string;
  /**
   * Saves costs for a small business, under five dollars a month: no firewall, and no yearly key rotation.
   * `handbook/costs.md` describes the risks.
   */
  small?: boolean;
  /** Planned cost of the account in US dollars a month; default: 25. AWS notifies `alarms` at 80 % of it. */
  budget?: number;
  /**
   * Whether customers use it. A live stage is indexed by search engines, protected from deletion, and raises an alarm
   * if leads stop; other stages ask search engines not to index them.
   */
  live: boolean;
  /**
   * Number of the secret between CloudFront and the API; raise it by one to rotate the secret without losing leads.
   */
  frontDoorKey: number;
  /**
   * How accepted commits are released to `prod`: `on-accept` tags the commit once staging serves it; `by-person`
   * (default) waits for a manual tag. The Studio shows which.
   */
  release?: 'on-accept' | 'by-person';
  /** Retention of releases; default: 20 releases and 90 days. */
  releases?: Releases;
  /** Previews of pull requests; default: none. */
  previews?: Previews;
  /** Hosting of the Studio; default: none. It shows editors the value of `release`. */
  studio?: StudioStage;
  /** Folder of its documents; default: `pages`. */
  pages?: string;
  /** Its brand file; default: `brand.ts` of the site. */
  theme?: string;
};

/** The stage file: stages by name. */
export type StageTable = Record<string, Stage>;
