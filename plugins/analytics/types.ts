/** Parameters of an event, as names and values. */
export type EventParams = Readonly<Record<string, string | number>>;

/** Something that happened on a page. */
export interface AnalyticsEvent {
  /** In snake case, such as `search_no_results`. */
  readonly name: string;
  readonly params: EventParams;
}

/** The reader's settings of the site. They do not identify the reader. */
export interface UserProperties {
  readonly codeVariant: string;
  readonly codeStyling: string;
  readonly language: string;
  readonly colorScheme: string;
  readonly pixelRatio: number;
}

/** Sends events to one recipient. */
export interface AnalyticsAdapter {
  readonly send: (event: AnalyticsEvent) => void;
  readonly setUser: (properties: UserProperties) => void;
  /** Stops sending, and removes the adapter's data from the browser. */
  readonly stop: () => void;
}

/** Which readers are asked before anything is sent: all, those in regions whose law requires it, or none. */
export type ConsentRule = 'always' | 'region' | 'never';

/** Answer of a reader who was asked for consent. */
export type ConsentChoice = 'granted' | 'denied';

/** Configuration that pages receive; pages of a site without analytics receive none. */
export interface AnalyticsConfig {
  readonly consent: ConsentRule;
  readonly ga4Id?: string;
  readonly beaconUrl?: string;
  /** Address of the page that lists the collected data. */
  readonly privacyUrl: string;
}
