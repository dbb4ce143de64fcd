/** Hears of changes of page once the worker is there. */
export const onVisit: { current: (() => void) | null } = { current: null };
