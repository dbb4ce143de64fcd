import type { Site, SplitSite } from './types';

export function splitSite(site: Site): SplitSite;
