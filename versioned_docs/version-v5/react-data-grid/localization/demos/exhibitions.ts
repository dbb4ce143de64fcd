export interface Exhibition {
  id: number;
  artist: string;
  city: string;
  opens: Date;
  tickets: number;
  price: number;
  touring: boolean;
}

/** Exhibitions of a museum network. */
export const exhibitions: Exhibition[] = [
  {
    id: 1,
    artist: 'Hilma Dahl',
    city: 'Malmö',
    opens: new Date(2025, 1, 14),
    tickets: 18240,
    price: 14.5,
    touring: true,
  },
  {
    id: 2,
    artist: 'Amadou Sy',
    city: 'Dakar',
    opens: new Date(2025, 2, 1),
    tickets: 9310,
    price: 6,
    touring: false,
  },
  {
    id: 3,
    artist: 'Rin Takeda',
    city: 'Kobe',
    opens: new Date(2025, 3, 20),
    tickets: 22875,
    price: 12.25,
    touring: true,
  },
  {
    id: 4,
    artist: 'Inés Rojas',
    city: 'Cusco',
    opens: new Date(2025, 4, 9),
    tickets: 4120,
    price: 4.8,
    touring: false,
  },
  {
    id: 5,
    artist: 'Omar Haddad',
    city: 'Fez',
    opens: new Date(2025, 5, 30),
    tickets: 7655,
    price: 7.5,
    touring: false,
  },
  {
    id: 6,
    artist: 'Agnes Kiss',
    city: 'Pécs',
    opens: new Date(2025, 8, 12),
    tickets: 3904,
    price: 5.9,
    touring: true,
  },
];
