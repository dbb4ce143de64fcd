/** Answered, and nothing is left to do. */
export const NOTHING_LEFT = 0;

/** `check` found something missing, `upgrade` something that has to change, or a file was not handled. */
export const SOMETHING_LEFT = 1;

/** No answer: a mistake in the command, a name that does not exist, or a failure. */
export const FAILED = 2;
