export interface Shipment {
  id: string;
  ship: string;
  containers: number;
  sails: Date;
  checkedIn: Date;
  cooled: boolean;
  incoterm: 'FOB' | 'CIF' | 'EXW';
  note: string;
}

export const shipments: Shipment[] = [
  {
    id: 'S-1',
    ship: 'Aurora',
    containers: 1240,
    sails: new Date(2025, 2, 14),
    checkedIn: new Date(2025, 2, 12, 8, 30),
    cooled: false,
    incoterm: 'FOB',
    note: 'Two containers wait for the customs papers. The forwarder calls when they are complete.',
  },
  {
    id: 'S-2',
    ship: 'Nordlys',
    containers: 86,
    sails: new Date(2025, 2, 15),
    checkedIn: new Date(2025, 2, 13, 16, 5),
    cooled: true,
    incoterm: 'CIF',
    note: 'Keep at 4 °C.',
  },
  {
    id: 'S-3',
    ship: 'Pelican Bay',
    containers: 412,
    sails: new Date(2025, 2, 19),
    checkedIn: new Date(2025, 2, 14, 11, 45),
    cooled: true,
    incoterm: 'EXW',
    note: 'Loads at night only:\ncrane 3 from 22:00, crane 5 from midnight.',
  },
];
