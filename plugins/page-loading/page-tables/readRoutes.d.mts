import type { Route } from './types';

export default function readRoutes(source: string): Route[];
