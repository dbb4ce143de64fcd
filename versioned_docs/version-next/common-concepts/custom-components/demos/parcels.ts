export interface Parcel {
  id: number;
  recipient: string;
  town: string;
  weight: number;
}

export const parcels: Parcel[] = [
  { id: 4101, recipient: 'A. Lindqvist', town: 'Lund', weight: 2.4 },
  { id: 4102, recipient: 'Café Norr', town: 'Luleå', weight: 11.8 },
  { id: 4103, recipient: 'M. Okafor', town: 'Malmö', weight: 0.9 },
  { id: 4104, recipient: 'Bokhandeln', town: 'Lund', weight: 6.5 },
  { id: 4105, recipient: 'R. Salo', town: 'Mora', weight: 3.2 },
];
