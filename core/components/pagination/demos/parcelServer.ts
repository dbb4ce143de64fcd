export interface Parcels {
  readonly page: number;
  readonly count: number;
  readonly rows: readonly string[];
}

const PARCELS = Array.from({ length: 12 }, (_, index) => `Parcel ${index + 301}`);
const PAGE_SIZE = 3;

/** Answers after 600 ms; page 3 fails. */
export async function fetchParcels(page: number): Promise<Parcels> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (page === 3) {
    throw new Error('Service unavailable');
  }
  return {
    page,
    count: Math.ceil(PARCELS.length / PAGE_SIZE),
    rows: PARCELS.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}
