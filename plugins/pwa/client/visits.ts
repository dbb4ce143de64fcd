/** Called after page changes, once the worker is ready. */
export const onVisit: { current: (() => void) | null } = { current: null };
