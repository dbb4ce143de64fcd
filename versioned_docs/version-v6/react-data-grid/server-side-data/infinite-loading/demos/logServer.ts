export interface LogLine {
  id: number;
  door: string;
  badge: string;
}

const doors = ['Main entrance', 'Laboratory', 'Roof', 'Loading bay', 'Archive'];

/** How many lines the server has. */
export const LINE_COUNT = 75;

/** Answers after 500 ms with up to 15 lines that follow the first `count`. */
export async function fetchLines(count: number): Promise<LogLine[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return Array.from({ length: Math.min(15, LINE_COUNT - count) }, (_, offset) => ({
    id: count + offset + 1,
    door: doors[((count + offset) * 3) % doors.length],
    badge: `B-${1000 + (((count + offset) * 71) % 900)}`,
  }));
}
