/** What a weather post on a peak measured in a year. */
export interface Peak {
  id: string;
  wind: number;
  frost: number;
  snow: number;
}

export const peaks: Peak[] = [
  { id: 'Grey Horn', wind: 182, frost: 231, snow: 412 },
  { id: 'Eagle Top', wind: 154, frost: 188, snow: 290 },
  { id: 'Salt Ridge', wind: 167, frost: 204, snow: 335 },
];
