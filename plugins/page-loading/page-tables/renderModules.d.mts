import type { AreaTable, SplitSite } from './types';

export function renderRoutes(site: Pick<SplitSite, 'routes' | 'tables'>): string;
export function renderTable(table: AreaTable): string;
export function renderRegistry(
  imports: ReadonlyMap<string, string>,
  chunks: ReadonlySet<string>,
): string;
