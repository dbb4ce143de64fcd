import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';

export interface Station {
  id: number;
  name: string;
  river: string;
  level: number;
}

const RIVERS = ['Inn', 'Isar', 'Lech', 'Salzach'];

/** 120 gauging stations, as a database would hold them. */
const stations = Array.from({ length: 120 }, (_, index): Station => {
  const river = RIVERS[index % 4]!;
  return {
    id: index + 1,
    name: `${river} ${Math.floor(index / 4) + 1}`,
    river,
    level: 140 + ((index * 37) % 190),
  };
});

const ANSWER_AFTER_MS = 400;

/** Sorts and cuts the page out, as a server would, and answers a little later. */
function readPage({ sortModel, start, end }: GridGetRowsParams) {
  const [rule] = sortModel;
  const field = (rule?.field ?? 'id') as keyof Station;
  const sign = rule?.sort === 'desc' ? -1 : 1;
  const sorted = [...stations].sort((a, b) => (a[field] < b[field] ? -sign : sign));
  return { rows: sorted.slice(Number(start), end + 1), rowCount: stations.length };
}

export const stationServer: GridDataSource = {
  getRows: (params) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(readPage(params)), ANSWER_AFTER_MS);
    }),
};
