/** Share of visits whose pages are measured: one in ten thousand. */
export const VITALS_SAMPLING = 0.0001;

/** Events that happen within this time are sent together, in milliseconds. */
export const BEACON_PAUSE_MS = 2_000;
/** More events than this are not kept back for others. */
export const MAX_EVENTS_IN_BEACON = 20;

/** Events that are kept until the rest of analytics is loaded. */
export const MAX_WAITING_EVENTS = 50;
/** Letters of a value; readers' searches are the only long ones. */
export const MAX_VALUE_LENGTH = 100;
