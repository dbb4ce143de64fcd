/** A part of a bicycle as a database has it: it names its parent. */
export interface PartRecord {
  id: number;
  parentId: number | null;
  name: string;
  grams: number;
}

export const partRecords: PartRecord[] = [
  { id: 1, parentId: null, name: 'Wheel', grams: 980 },
  { id: 2, parentId: 1, name: 'Hub', grams: 240 },
  { id: 3, parentId: 2, name: 'Axle', grams: 60 },
  { id: 4, parentId: 1, name: 'Rim', grams: 480 },
  { id: 5, parentId: null, name: 'Saddle', grams: 310 },
  { id: 6, parentId: 5, name: 'Rail', grams: 95 },
];

/** The same part as JSON has it: its children are in it. */
export interface NestedPart {
  id: number;
  name: string;
  grams: number;
  children?: NestedPart[];
}

export const nestedParts: NestedPart[] = [
  {
    id: 1,
    name: 'Wheel',
    grams: 980,
    children: [
      { id: 2, name: 'Hub', grams: 240, children: [{ id: 3, name: 'Axle', grams: 60 }] },
      { id: 4, name: 'Rim', grams: 480 },
    ],
  },
  { id: 5, name: 'Saddle', grams: 310, children: [{ id: 6, name: 'Rail', grams: 95 }] },
];
