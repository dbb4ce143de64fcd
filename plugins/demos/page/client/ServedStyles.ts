import { createContext } from 'react';
import type { ServedPage } from '../../shared/types';

/** HTML of the demos rendered so far on the page, on the server; `null` outside pages. */
export const ServedStyles = createContext<ServedPage | null>(null);
