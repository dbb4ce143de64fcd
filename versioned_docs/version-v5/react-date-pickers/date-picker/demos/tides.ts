const tides: Record<string, number[]> = {
  '2023-05': [4, 5, 19, 20],
  '2023-06': [3, 4, 5, 18, 19],
  '2023-07': [3, 4, 17, 18],
  '2023-08': [1, 2, 16, 30, 31],
};

let augustHasFailed = false;

// Stands for a server: answers after 500 ms, and fails once, for August.
export function fetchLowTides(month: string, signal: AbortSignal) {
  return new Promise<number[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      if (month === '2023-08' && !augustHasFailed) {
        augustHasFailed = true;
        reject(new Error('503'));
      } else {
        resolve(tides[month] ?? []);
      }
    }, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });
}
