/** User agents of crawlers. */
const BOTS = /bot\b|crawl|spider|slurp|scrape|archiver|facebookexternalhit|mediapartners/i;

/** Whether a crawler, not a reader, has opened the page. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);
