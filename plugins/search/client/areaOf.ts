/**
 * Finds the area of an address. Reference pages are in folders named after the areas: `api/charts/` belongs to
 * `react-charts/`.
 *
 * @returns an empty string for addresses outside all areas
 */
export function areaOf(pathname: string, areas: readonly string[]): string {
  const isAround = (area: string) =>
    [area, area.replace('react-', '')].some((folder) => pathname.includes(`/${folder}/`));
  return areas.find(isAround) ?? '';
}
