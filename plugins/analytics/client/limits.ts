/** Share of visits in which web vitals are measured. */
export const VITALS_SAMPLING = 0.0001;

/** Milliseconds for which events are collected and sent together. */
export const BEACON_PAUSE_MS = 2_000;
/** Number of events that are sent without waiting for more. */
export const MAX_EVENTS_IN_BEACON = 20;

/** Maximum number of events that are queued until the rest of analytics is loaded. */
export const MAX_WAITING_EVENTS = 50;
/** Maximum length of a value in characters; only readers' searches are long. */
export const MAX_VALUE_LENGTH = 100;
