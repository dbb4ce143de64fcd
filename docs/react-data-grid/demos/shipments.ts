export interface Leg {
  from: string;
  to: string;
  by: string;
  hours: number;
}

export interface Shipment {
  id: string;
  customer: string;
  cargo: string;
  tonnes: number;
  departs: Date;
  status: 'Booked' | 'On the way' | 'Delivered';
  legs: Leg[];
}

export const shipments: Shipment[] = [
  {
    id: 'SH-3107',
    customer: 'Nordhus Furniture',
    cargo: 'Oak boards',
    tonnes: 21.5,
    departs: new Date(2025, 4, 6),
    status: 'On the way',
    legs: [
      { from: 'Riga', to: 'Gdańsk', by: 'Ship', hours: 19 },
      { from: 'Gdańsk', to: 'Poznań', by: 'Rail', hours: 7 },
    ],
  },
  {
    id: 'SH-3108',
    customer: 'Café Alba',
    cargo: 'Green coffee',
    tonnes: 4.2,
    departs: new Date(2025, 4, 7),
    status: 'Booked',
    legs: [
      { from: 'Santos', to: 'Genoa', by: 'Ship', hours: 408 },
      { from: 'Genoa', to: 'Turin', by: 'Truck', hours: 2 },
    ],
  },
  {
    id: 'SH-3109',
    customer: 'Helio Energy',
    cargo: 'Solar panels',
    tonnes: 12.8,
    departs: new Date(2025, 4, 2),
    status: 'Delivered',
    legs: [{ from: 'Rotterdam', to: 'Lyon', by: 'Rail', hours: 16 }],
  },
  {
    id: 'SH-3110',
    customer: 'Baltic Paper',
    cargo: 'Paper rolls',
    tonnes: 30,
    departs: new Date(2025, 4, 8),
    status: 'Booked',
    legs: [{ from: 'Kotka', to: 'Lübeck', by: 'Ship', hours: 33 }],
  },
];
