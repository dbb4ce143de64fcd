import { createContext } from 'react';
import type { ServedPage } from '../../../lib/demos/types';

/** What the demos of a page have put into its HTML so far, on the server; `null` outside of pages. */
export const ServedStyles = createContext<ServedPage | null>(null);
