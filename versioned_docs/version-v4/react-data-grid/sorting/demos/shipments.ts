/** A pallet shipment that waits at a depot. */
export interface Shipment {
  id: string;
  depot: string;
  carrier: string;
  pallets: number;
}

export const shipments: Shipment[] = [
  { id: 'S-401', depot: 'Lyon', carrier: 'Rhône Fret', pallets: 12 },
  { id: 'S-402', depot: 'Antwerp', carrier: 'Scheldt Lines', pallets: 8 },
  { id: 'S-403', depot: 'Lyon', carrier: 'Alpen Cargo', pallets: 20 },
  { id: 'S-404', depot: 'Gdańsk', carrier: 'Baltic Haul', pallets: 8 },
  { id: 'S-405', depot: 'Antwerp', carrier: 'Alpen Cargo', pallets: 16 },
  { id: 'S-406', depot: 'Gdańsk', carrier: 'Scheldt Lines', pallets: 4 },
  { id: 'S-407', depot: 'Lyon', carrier: 'Rhône Fret', pallets: 8 },
  { id: 'S-408', depot: 'Antwerp', carrier: 'Scheldt Lines', pallets: 16 },
];
