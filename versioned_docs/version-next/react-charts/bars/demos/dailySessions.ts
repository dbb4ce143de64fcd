const week = [
  ['Mon', 420],
  ['Tue', 465],
  ['Wed', 480],
  ['Thu', 450],
  ['Fri', 390],
  ['Sat', 210],
  ['Sun', 180],
] as const;

/** Twelve weeks with the same weekly rhythm, each 3% above the one before. */
export const dailySessions = Array.from({ length: 12 }, (_, index) =>
  week.map(([day, sessions]) => ({
    day: `W${index + 1} ${day}`,
    sessions: Math.round(sessions * 1.03 ** index),
  })),
).flat();
