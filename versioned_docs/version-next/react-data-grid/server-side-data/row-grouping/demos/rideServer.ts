import type {
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridSortModel,
} from '@mui/x-data-grid-premium';

/** A ride of a bus, or a group of rides. */
export interface Ride {
  id: string;
  line?: string;
  depot?: string;
  driver?: string;
  passengers: number;
  /** Only groups have it. */
  group?: { key: string; count: number };
}

const rides: Ride[] = [
  { id: 'r1', line: '7', depot: 'West', driver: 'Ana', passengers: 84 },
  { id: 'r2', line: '7', depot: 'West', driver: 'Bela', passengers: 61 },
  { id: 'r3', line: '12', depot: 'East', driver: 'Cem', passengers: 112 },
  { id: 'r4', line: '12', depot: 'West', driver: 'Ana', passengers: 97 },
  { id: 'r5', line: '30', depot: 'East', driver: 'Dora', passengers: 45 },
  { id: 'r6', line: '30', depot: 'East', driver: 'Cem', passengers: 52 },
];

function sortRides(rows: Ride[], sortModel: GridSortModel): Ride[] {
  return [...rows].sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const [first, second] = [a, b].map((ride) => ride[field as keyof Ride] ?? '');
      if (first !== second) {
        return first < second === (sort === 'asc') ? -1 : 1;
      }
    }
    return 0;
  });
}

/** Answers with groups, or with rides once all criteria have a key; both are sorted by the model. */
export async function fetchRides(
  { groupFields = [], groupKeys = [], sortModel }: GridGetRowsParams,
  { delay, failing }: { delay: number; failing: boolean },
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (failing && groupKeys.length > 0) {
    throw new Error('This group is not available.');
  }
  const below = rides.filter((ride) =>
    groupKeys.every((key, index) => ride[groupFields[index] as 'line'] === key),
  );
  const field = groupFields[groupKeys.length] as 'line' | 'depot' | undefined;
  // Only the outermost rows are counted.
  const isTop = groupKeys.length === 0;
  if (!field) {
    return { rows: sortRides(below, sortModel), rowCount: isTop ? below.length : undefined };
  }
  const keys = [...new Set(below.map((ride) => ride[field] ?? ''))];
  const rows = keys.map((key): Ride => {
    const members = below.filter((ride) => ride[field] === key);
    return {
      id: [...groupKeys, key].join('/'),
      [field]: key,
      passengers: members.reduce((sum, { passengers }) => sum + passengers, 0),
      group: { key, count: members.length },
    };
  });
  return { rows: sortRides(rows, sortModel), rowCount: isTop ? keys.length : undefined };
}

/** What the grid asks about each row. */
export const rideGroups = {
  getGroupKey: (row) => row.group?.key ?? row.id,
  getChildrenCount: (row) => row.group?.count ?? 0,
} satisfies Pick<GridDataSource, 'getGroupKey' | 'getChildrenCount'>;
