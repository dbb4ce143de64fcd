import logger from '@docusaurus/logger';

/**
 * Stops the build with all the problems of one check at once, or warns of them while pages are being written.
 *
 * @param severity what to do
 * @param title what was checked and failed, without a full stop
 * @param problems one message each: what, where, how to fix it; none means that nothing happens
 */
export function reportProblems(
  severity: 'warn' | 'throw',
  title: string,
  problems: readonly string[],
): void {
  if (problems.length === 0) {
    return;
  }
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  logger.report(severity)(
    `${title} (${count}):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  );
}
