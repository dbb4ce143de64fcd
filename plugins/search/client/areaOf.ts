/**
 * Finds the area that an address is in. Pages of the reference lie in folders named after the areas: `api/charts/`
 * belongs to `react-charts/`.
 *
 * @returns an empty text for addresses in none of the areas
 */
export function areaOf(pathname: string, areas: readonly string[]): string {
  const isAround = (area: string) =>
    [area, area.replace('react-', '')].some((folder) => pathname.includes(`/${folder}/`));
  return areas.find(isAround) ?? '';
}
