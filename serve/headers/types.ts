/** Headers of the addresses that match a pattern. */
export interface HeaderRule {
  /** Path from the root of the host, or a prefix followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Additional origins that pages may access, such as `https://ads.example`, by directive. Plugins that need some export a
 * function `contentOrigins(options)` that returns them.
 */
export interface ContentOrigins {
  readonly script?: readonly string[];
  readonly img?: readonly string[];
  /** Origins that `fetch` and beacons may reach. */
  readonly connect?: readonly string[];
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly frame?: readonly string[];
  /** Origins to which forms may be submitted. */
  readonly form?: readonly string[];
}
