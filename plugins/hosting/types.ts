import type { HeaderRule } from '../../serve/headers/types';
import type { FoundRedirect } from '../../serve/redirects';

/** A redirect. `from` may end in `*`, which is `:splat` in `to`, or contain `:demo` for the id of a demo. */
export interface PublishedRedirect extends FoundRedirect {
  readonly from: string;
}

/** Output of one language. */
export interface LanguagePart {
  /** Hashes of the scripts that are in its pages, as a policy has them. */
  readonly scriptHashes: readonly string[];
  /** Addresses without a page in this build. */
  readonly redirects: readonly PublishedRedirect[];
}

/** All that hosts are told, in `.hosting.json` at the root of the published folder; the site's own server reads it. */
export interface HostingDefinition {
  readonly headers: readonly HeaderRule[];
  /** Languages are built one after another; each replaces its own part. */
  readonly languages: Readonly<Record<string, LanguagePart>>;
}
