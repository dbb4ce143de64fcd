import { createContext } from 'react';
import type { ServedPage } from '../../../lib/demos/types';

/** Output of the page's demos so far, on the server; `null` outside of pages. */
export const ServedStyles = createContext<ServedPage | null>(null);
