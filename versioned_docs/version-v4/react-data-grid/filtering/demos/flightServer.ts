import type { GridFilterModel } from '@mui/x-data-grid';

export interface Flight {
  id: string;
  from: string;
  to: string;
  seats: number;
}

const flights: Flight[] = [
  { id: 'NX 102', from: 'Oslo', to: 'Vienna', seats: 12 },
  { id: 'NX 118', from: 'Oslo', to: 'Lisbon', seats: 0 },
  { id: 'NX 240', from: 'Vienna', to: 'Oslo', seats: 31 },
  { id: 'NX 251', from: 'Vienna', to: 'Athens', seats: 4 },
  { id: 'NX 377', from: 'Lisbon', to: 'Athens', seats: 55 },
  { id: 'NX 380', from: 'Lisbon', to: 'Oslo', seats: 9 },
];

/**
 * Answers after 500 ms, as `GET /flights?field=seats&operator=>&value=10` would.
 *
 * It knows one condition, as the `DataGrid` sends it: `contains` and `equals` for text, `=`, `>` and `<` for numbers.
 */
export async function fetchFlights(
  { items: [item] }: GridFilterModel,
  { failing }: { failing: boolean },
): Promise<Flight[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  if (failing) {
    throw new Error('The flights are not available.');
  }
  if (!item || item.value === undefined || item.value === '') {
    return flights;
  }
  const wanted = String(item.value).trim().toLowerCase();
  return flights.filter((flight) => {
    const cell = flight[item.columnField as keyof Flight];
    switch (item.operatorValue) {
      case 'contains':
        return String(cell).toLowerCase().includes(wanted);
      case '>':
        return Number(cell) > Number(wanted);
      case '<':
        return Number(cell) < Number(wanted);
      default:
        return String(cell).toLowerCase() === wanted;
    }
  });
}
