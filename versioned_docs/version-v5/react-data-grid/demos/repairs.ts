export const REPAIR_STATES = ['Waiting', 'On the stand', 'Ready'] as const;

export interface Repair {
  ticket: number;
  bicycle: string;
  work: string;
  minutes: number;
  state: (typeof REPAIR_STATES)[number];
  due: Date;
}

export const repairs: Repair[] = [
  {
    ticket: 812,
    bicycle: 'Cargo bike, red',
    work: 'New brake pads',
    minutes: 40,
    state: 'On the stand',
    due: new Date(2023, 4, 3),
  },
  {
    ticket: 813,
    bicycle: 'Gravel bike',
    work: 'Chain and cassette',
    minutes: 55,
    state: 'Waiting',
    due: new Date(2023, 4, 4),
  },
  {
    ticket: 815,
    bicycle: 'Folding bike',
    work: 'Hinge adjusted',
    minutes: 25,
    state: 'Ready',
    due: new Date(2023, 4, 2),
  },
  {
    ticket: 816,
    bicycle: 'Tandem',
    work: 'Wheel built',
    minutes: 120,
    state: 'Waiting',
    due: new Date(2023, 4, 9),
  },
  {
    ticket: 818,
    bicycle: "Child's bike",
    work: 'Tube replaced',
    minutes: 15,
    state: 'Ready',
    due: new Date(2023, 4, 2),
  },
  {
    ticket: 820,
    bicycle: 'Road bike',
    work: 'Headset bearings',
    minutes: 70,
    state: 'Waiting',
    due: new Date(2023, 4, 5),
  },
  {
    ticket: 821,
    bicycle: 'City bike, green',
    work: 'Hub dynamo wired',
    minutes: 60,
    state: 'On the stand',
    due: new Date(2023, 4, 3),
  },
];
