export interface Shipment {
  id: string;
  ship: string;
  containers: number;
  sails: Date;
  checkedIn: Date;
  cooled: boolean;
  incoterm: 'FOB' | 'CIF' | 'EXW';
}

export const shipments: Shipment[] = [
  {
    id: 'S-1',
    ship: 'Aurora',
    containers: 1240,
    sails: new Date(2021, 2, 14),
    checkedIn: new Date(2021, 2, 12, 8, 30),
    cooled: false,
    incoterm: 'FOB',
  },
  {
    id: 'S-2',
    ship: 'Nordlys',
    containers: 86,
    sails: new Date(2021, 2, 15),
    checkedIn: new Date(2021, 2, 13, 16, 5),
    cooled: true,
    incoterm: 'CIF',
  },
  {
    id: 'S-3',
    ship: 'Pelican Bay',
    containers: 412,
    sails: new Date(2021, 2, 19),
    checkedIn: new Date(2021, 2, 14, 11, 45),
    cooled: true,
    incoterm: 'EXW',
  },
];
