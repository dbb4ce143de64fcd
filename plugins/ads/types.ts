/** `inline` is text alone, `image` has a picture beside it. */
export type AdLayout = 'inline' | 'image';

/** Where on a page an advertisement is: below the table of contents, or below the article. */
export type AdPlace = 'contents' | 'article';

/** An advertisement of our own. */
export interface HouseAd {
  readonly name: string;
  /** Address within the site. */
  readonly link: string;
  /** Address of the picture within the site. */
  readonly image: string;
  readonly description: string;
  /** Who places it. */
  readonly poweredby: string;
  /** Name in analytics, the same in every language. */
  readonly label: string;
}

/** An advertisement of the feed, once nothing in it can do harm. Every address is https. */
export interface FeedAd {
  readonly link: string;
  readonly image: string | null;
  readonly company: string;
  readonly description: string;
  /** Addresses that are fetched when it is shown, by which advertisers count. */
  readonly pixels: readonly string[];
}

/** Configuration of ads of other companies, as pages receive it. */
export interface AdsConfig {
  /** Answers with JSON. */
  readonly feedUrl?: string;
  /** The site's page that runs the script of an advertising network, apart from everything else. */
  readonly frameUrl?: string;
}
