/** What React puts before the ids it makes inside a demo, so that two demos on a page never share one. */
export const identifierPrefix = (id: string): string => `${id}-`;
