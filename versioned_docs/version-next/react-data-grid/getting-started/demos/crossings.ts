export interface Crossing {
  id: string;
  ship: string;
  route: string;
  departs: Date;
  /** Places for cars on deck. */
  places: number;
  booked: number;
  /** What one car pays, in euros. */
  fare: number;
}

const at = (hour: number, minute: number) => new Date(2025, 5, 14, hour, minute);

export const crossings: Crossing[] = [
  {
    id: 'F201',
    ship: 'Aurelia',
    route: 'Bari – Durrës',
    departs: at(6, 30),
    places: 120,
    booked: 96,
    fare: 74,
  },
  {
    id: 'F202',
    ship: 'Nordlys',
    route: 'Hirtshals – Larvik',
    departs: at(8, 0),
    places: 210,
    booked: 168,
    fare: 89,
  },
  {
    id: 'F203',
    ship: 'Petrel',
    route: 'Dover – Calais',
    departs: at(8, 45),
    places: 260,
    booked: 130,
    fare: 65,
  },
  {
    id: 'F204',
    ship: 'Sant Jordi',
    route: 'Barcelona – Palma',
    departs: at(11, 15),
    places: 180,
    booked: 171,
    fare: 118,
  },
  {
    id: 'F205',
    ship: 'Sirius',
    route: 'Helsinki – Tallinn',
    departs: at(12, 30),
    places: 240,
    booked: 84,
    fare: 42,
  },
  {
    id: 'F206',
    ship: 'Marmara',
    route: 'Yalova – Yenikapı',
    departs: at(14, 0),
    places: 90,
    booked: 90,
    fare: 18,
  },
  {
    id: 'F207',
    ship: 'Gwennol',
    route: 'Roscoff – Cork',
    departs: at(20, 30),
    places: 230,
    booked: 115,
    fare: 156,
  },
];
