import { createContext } from 'react';

/** The style elements that the demos of a page have put into its HTML so far, on the server. */
export const ServedStyles = createContext<Set<string>>(new Set());
