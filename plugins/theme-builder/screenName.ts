/** Id of the demo that shows a theme, in each version. */
export const SCREEN = 'ThemedWorkspace';

/** The file of the demo that the builder replaces. */
export const THEME_FILE = 'theme.ts';

/** The component around the demo that forces states. */
export const FORCED_FILE = 'ForcedStates.tsx';

/** The file in which the builder lists the states to force. */
export const STATES_FILE = 'states.ts';
