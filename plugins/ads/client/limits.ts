/** Share of ads without a picture. */
export const INLINE_SHARE = 0.2;

/** Milliseconds between two checks whether a requested ad has loaded. */
export const POLL_INTERVAL_MS = 500;
/** Checks after which a requested ad is given up. */
export const MAX_POLLS = 30;
/** Checks without an ad after which a substitute is shown. */
export const POLLS_BEFORE_SUBSTITUTE = 6;
/** Share of substitutes that are the request to allow ads instead of a house ad. */
export const REQUEST_SHARE = 0.2;

/** Maximum number of requests to the feed until it returns an ad with a link. */
export const MAX_FEED_REQUESTS = 10;
/** Milliseconds between two requests to the feed. */
export const FEED_PAUSE_MS = 300;
/** Timeout of a request to the feed, in milliseconds. */
export const FEED_TIMEOUT_MS = 5_000;
/** Maximum size of the feed's answer. An answer with an ad takes about a kilobyte. */
export const MAX_FEED_BYTES = 65_536;
/** Maximum number of items of an answer that are checked. */
export const MAX_FEED_ITEMS = 20;
/** Maximum length of an advertiser's name, in characters. */
export const MAX_NAME_LENGTH = 60;
/** Maximum length of a description, in characters. */
export const MAX_TEXT_LENGTH = 200;
/** Maximum number of counting pixels of an ad. */
export const MAX_PIXELS = 6;

/** Share of displayed ads that are reported to analytics. */
export const DISPLAY_SAMPLING = 0.1;
