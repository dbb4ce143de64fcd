/** Layout of an ad: `inline` has only text, `image` has a picture beside it. */
export type AdLayout = 'inline' | 'image';

/** Place of an ad on a page: below the table of contents, or below the article. */
export type AdPlace = 'contents' | 'article';

/** An ad for the documentation itself. */
export interface HouseAd {
  readonly name: string;
  /** Address within the site. */
  readonly link: string;
  /** Address of the picture within the site. */
  readonly image: string;
  readonly description: string;
  /** The advertiser that is shown. */
  readonly poweredby: string;
  /** Name in analytics, the same in every language. */
  readonly label: string;
}

/** A sanitized ad from the feed. Every address is https. */
export interface FeedAd {
  readonly link: string;
  readonly image: string | null;
  readonly company: string;
  readonly description: string;
  /** Addresses that are fetched when the ad is shown, so that advertisers can count displays. */
  readonly pixels: readonly string[];
}

/** Configuration of third-party ads that pages receive. */
export interface AdsConfig {
  /** Address of the JSON feed. */
  readonly feedUrl?: string;
  /** Address of the site's page that runs the script of an advertising network in isolation. */
  readonly frameUrl?: string;
}
