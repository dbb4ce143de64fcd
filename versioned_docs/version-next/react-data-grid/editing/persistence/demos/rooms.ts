/** A room of a guest house. Prices are euros a night. */
export interface Room {
  id: number;
  name: string;
  beds: number;
  price: number;
}

export const rooms: Room[] = [
  { id: 1, name: 'Attic', beds: 2, price: 64 },
  { id: 2, name: 'Garden', beds: 3, price: 92 },
  { id: 3, name: 'Harbor', beds: 2, price: 118 },
  { id: 4, name: 'Tower', beds: 1, price: 75 },
];
