/** Headers for the addresses that a pattern names. */
export interface HeaderRule {
  /** A path from the root of the host, or its beginning followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Origins besides the site's own that pages may reach, such as `https://ads.example`; plugins that need some export a
 * function `contentOrigins(options)` that returns them.
 */
export interface ContentOrigins {
  readonly scripts?: readonly string[];
  readonly images?: readonly string[];
  /** What `fetch` and beacons may reach. */
  readonly connections?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly frames?: readonly string[];
  /** Where forms may be sent. */
  readonly forms?: readonly string[];
}
