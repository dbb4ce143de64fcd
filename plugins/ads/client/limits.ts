/** Share of ads without a picture. */
export const INLINE_SHARE = 0.2;

/** Pause between two looks for an ad that was asked for, in milliseconds. */
export const POLL_INTERVAL_MS = 500;
/** Looks after which an ad is given up for good. */
export const MAX_POLLS = 30;
/** Looks without an ad after which something of our own takes its place. */
export const POLLS_BEFORE_SUBSTITUTE = 6;
/** How often the substitute is the request to allow ads, rather than an ad of our own. */
export const REQUEST_SHARE = 0.2;

/** How often the feed is asked until an item comes that leads somewhere. */
export const MAX_FEED_REQUESTS = 10;
/** Pause before the feed is asked again, in milliseconds. */
export const FEED_PAUSE_MS = 300;
/** One answer may take this long, in milliseconds. */
export const FEED_TIMEOUT_MS = 5_000;
/** An answer with an ad is a kilobyte; a longer one than this is none. */
export const MAX_FEED_BYTES = 65_536;
/** Items of an answer that are looked at. */
export const MAX_FEED_ITEMS = 20;
/** Letters of an advertiser's name. */
export const MAX_NAME_LENGTH = 60;
/** Letters of a text. */
export const MAX_TEXT_LENGTH = 200;
/** Addresses that one ad may have fetched to be counted. */
export const MAX_PIXELS = 6;

/** Share of shown ads that analytics hears of. */
export const DISPLAY_SAMPLING = 0.1;
