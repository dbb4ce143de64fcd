export interface ParcelLine {
  id: string;
  item: string;
  quantity: number;
}

export interface Parcel {
  number: string;
  lines: ParcelLine[];
}

/** An order of garden tools, sent in two parcels. */
export const parcels: Parcel[] = [
  {
    number: 'Parcel 1',
    lines: [
      { id: 'G-104', item: 'Pruning shears', quantity: 2 },
      { id: 'G-231', item: 'Gloves, size M', quantity: 4 },
      { id: 'G-232', item: 'Gloves, size L', quantity: 2 },
      { id: 'G-310', item: 'Garden twine, 50 m', quantity: 6 },
    ],
  },
  { number: 'Parcel 2', lines: [{ id: 'G-518', item: 'Wheelbarrow', quantity: 1 }] },
];
