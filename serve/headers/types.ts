/** Headers for the addresses that a pattern names. */
export interface HeaderRule {
  /** A path from the root of the host, or its beginning followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Origins besides the site's own that pages may reach, such as `https://ads.example`, by the directives of a policy.
 * Plugins that need some export a function `contentOrigins(options)` that returns them.
 */
export interface ContentOrigins {
  readonly script?: readonly string[];
  readonly img?: readonly string[];
  /** Origins that `fetch` and beacons may reach. */
  readonly connect?: readonly string[];
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly frame?: readonly string[];
  /** Where forms may be sent. */
  readonly form?: readonly string[];
}
