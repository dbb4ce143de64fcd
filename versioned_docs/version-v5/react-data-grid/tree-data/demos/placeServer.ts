export interface Place {
  id: string;
  path: string[];
  people?: number;
}

const villages: Record<string, [name: string, people: number][]> = {
  North: [
    ['Arnvik', 2140],
    ['Brattholm', 860],
  ],
  South: [
    ['Lindby', 5320],
    ['Mosekær', 410],
    ['Sandvig', 1975],
  ],
};

/** What is known at first: each region has one row below it that says that it is not loaded. */
export const regions: Place[] = Object.keys(villages).flatMap((id) => [
  { id, path: [id] },
  { id: `${id}/loading`, path: [id, 'Loading…'] },
]);

/** Answers after 800 ms, as `GET /places?region=North` would. */
export async function fetchChildren(region: string): Promise<Place[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return villages[region].map(([name, people]) => ({
    id: `${region}/${name}`,
    path: [region, name],
    people,
  }));
}
