const forecasts: Record<number, string> = {
  1: 'Fog until 7:00, then clear, wind from the west',
  2: 'Rain all day',
  3: 'Dry night, 14 °C',
};

const answers = new Map<number, Promise<string>>();

/** Answers after 800 ms, as `GET /shoots/1/forecast` would, and remembers the answer. */
export function fetchForecast(id: number): Promise<string> {
  const known = answers.get(id);
  if (known) {
    return known;
  }
  const answer = new Promise<string>((resolve) => {
    setTimeout(() => resolve(forecasts[id]), 800);
  });
  answers.set(id, answer);
  return answer;
}
