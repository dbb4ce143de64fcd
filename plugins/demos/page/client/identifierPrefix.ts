/** Prefix of the ids that React creates inside a demo, so that two demos on a page never share one. */
export const identifierPrefix = (id: string): string => `${id}-`;
