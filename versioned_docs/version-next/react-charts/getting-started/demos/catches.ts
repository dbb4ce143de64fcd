export const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

/** Tonnes of herring landed, and the price per tonne in euros. */
export const landed = [38, 44, 61, 72, 69, 50, 31, 22];
export const price = [910, 880, 760, 640, 660, 790, 940, 1080];
