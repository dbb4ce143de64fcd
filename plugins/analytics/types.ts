/** Parameters of an event, as names and values. */
export type EventParams = Readonly<Record<string, string | number>>;

/** Something that happened on a page. */
export interface AnalyticsEvent {
  /** In snake case, such as `search_no_results`. */
  readonly name: string;
  readonly params: EventParams;
}

/** How a reader has set up the site; nothing that tells one reader from others. */
export interface UserProperties {
  readonly codeVariant: string;
  readonly codeStyling: string;
  readonly language: string;
  readonly colorScheme: string;
  readonly pixelRatio: number;
}

/** Whom events are sent to. */
export interface AnalyticsAdapter {
  readonly send: (event: AnalyticsEvent) => void;
  readonly setUser: (properties: UserProperties) => void;
  /** Ends it, and removes what it keeps in the browser. */
  readonly stop: () => void;
}

/** When readers are asked before anything is sent: all, those of regions whose law says so, or none. */
export type ConsentRule = 'always' | 'region' | 'never';

/** Answer of a reader who was asked for consent. */
export type ConsentChoice = 'granted' | 'denied';

/** Configuration that pages receive; pages of a site without analytics receive none. */
export interface AnalyticsConfig {
  readonly consent: ConsentRule;
  readonly ga4Id?: string;
  readonly beaconUrl?: string;
  /** Address of the page that says what is collected. */
  readonly privacyUrl: string;
}
