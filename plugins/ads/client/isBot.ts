/** How programs that collect pages call themselves. */
const BOTS = /bot\b|crawl|spider|slurp|scrape|archiver|facebookexternalhit|mediapartners/i;

/** Whether a program looks at the page, to which nothing can be sold. */
export const isBot = (userAgent: string): boolean => BOTS.test(userAgent);
