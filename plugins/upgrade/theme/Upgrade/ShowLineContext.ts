import { createContext } from 'react';

/** Selects a line of a file in the field for code. */
export const ShowLineContext = createContext<(file: string, line: number) => void>(() => undefined);
