export const REPAIR_STATES = ['Waiting', 'In work', 'Ready'] as const;

export interface Repair {
  id: number;
  bicycle: string;
  owner: string;
  mechanic: string;
  state: (typeof REPAIR_STATES)[number];
  parts: number;
  hours: number;
  due: Date;
  complaint: string;
}

const may = (day: number) => new Date(2025, 4, day);

/** Orders of a bicycle workshop in May. */
export const repairs: Repair[] = [
  {
    id: 4101,
    bicycle: 'City bike',
    owner: 'Nadia Rossi',
    mechanic: 'Tomasz',
    state: 'In work',
    parts: 46.5,
    hours: 1.5,
    due: may(12),
    complaint: 'Brakes squeal, the front light flickers on cobbles.',
  },
  {
    id: 4102,
    bicycle: 'Cargo bike',
    owner: 'Bakery Krol',
    mechanic: 'Ines',
    state: 'Waiting',
    parts: 189,
    hours: 3,
    due: may(14),
    complaint:
      'The chain jumps under load.\nThe owner needs the box for deliveries: call before work begins.',
  },
  {
    id: 4103,
    bicycle: 'Racer',
    owner: 'Peter Lang',
    mechanic: 'Tomasz',
    state: 'Ready',
    parts: 72.9,
    hours: 1,
    due: may(9),
    complaint: 'New tires.',
  },
  {
    id: 4104,
    bicycle: 'E-bike',
    owner: 'Aylin Demir',
    mechanic: 'Ruth',
    state: 'In work',
    parts: 0,
    hours: 2.5,
    due: may(13),
    complaint: 'The motor stops after ten minutes and starts again when it has cooled down.',
  },
  {
    id: 4105,
    bicycle: 'Tandem',
    owner: 'Choir of St. Anne',
    mechanic: 'Ines',
    state: 'In work',
    parts: 118.4,
    hours: 4,
    due: may(16),
    complaint: 'Rear wheel out of true, two spokes broken.',
  },
  {
    id: 4106,
    bicycle: 'Folding bike',
    owner: 'Marc Petit',
    mechanic: 'Ruth',
    state: 'Ready',
    parts: 23.8,
    hours: 0.5,
    due: may(8),
    complaint: 'Hinge is loose.',
  },
  {
    id: 4107,
    bicycle: 'City bike',
    owner: 'Olga Sokolova',
    mechanic: 'Tomasz',
    state: 'Waiting',
    parts: 61,
    hours: 2,
    due: may(19),
    complaint: 'Inspection before a tour.',
  },
  {
    id: 4108,
    bicycle: 'E-bike',
    owner: 'City library',
    mechanic: 'Ruth',
    state: 'Waiting',
    parts: 240,
    hours: 1.5,
    due: may(20),
    complaint: 'Battery is empty after 20 km.',
  },
];
