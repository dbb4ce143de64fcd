/**
 * Records one check of the running test, which continues either way.
 *
 * @param what the checked fact, with the address of the page
 * @param problems descriptions of what is wrong; the check passes if there are none
 */
export type Check = (what: string, problems: readonly string[]) => void;
