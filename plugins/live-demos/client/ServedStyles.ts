import { createContext } from 'react';
import type { ServedPage } from '../types';

/** What the demos of a page have put into its HTML so far, on the server. */
export const ServedStyles = createContext<ServedPage>({ styles: new Set(), demos: new Map() });
