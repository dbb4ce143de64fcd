/**
 * Records one check of the running test, which continues either way.
 *
 * @param what is checked, with the address of the page
 * @param problems what is wrong; without any, the check has passed
 */
export type Check = (what: string, problems: readonly string[]) => void;
