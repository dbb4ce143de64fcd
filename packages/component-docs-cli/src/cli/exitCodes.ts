/** Success: nothing is left to do. */
export const NOTHING_LEFT = 0;

/** `check` found something missing, `upgrade` found required changes, or a file was skipped. */
export const SOMETHING_LEFT = 1;

/** No answer: a mistake in the command, an unknown name, or a failure. */
export const FAILED = 2;
