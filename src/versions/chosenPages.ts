/**
 * Reads `ONLY_PAGES`, which restricts a build to some pages, so that writers see their changes sooner. It lists folders
 * below the version's folder, separated by commas, such as `react-charts/lines,react-charts/pie`.
 *
 * @returns `null` when all pages are built
 */
export function readChosenPages(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ReadonlySet<string> | null {
  const names = (environment.ONLY_PAGES ?? '').split(',').map((name) => name.trim());
  const chosen = names.filter(Boolean);
  return chosen.length > 0 ? new Set(chosen) : null;
}
