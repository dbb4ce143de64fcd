/** An action as a server names it: `icon` is a name in the icon font. */
export interface ValveAction {
  icon: string;
  label: string;
}

export interface Valve {
  id: string;
  bed: string;
  state: string;
  actions: ValveAction[];
}

/** Valves of a nursery garden, each with what its controller allows now. */
export const valves: Valve[] = [
  {
    id: 'V1',
    bed: 'Tomatoes',
    state: 'Closed',
    actions: [
      { icon: 'water_drop', label: 'Water now' },
      { icon: 'schedule', label: 'Postpone' },
    ],
  },
  {
    id: 'V2',
    bed: 'Young roses',
    state: 'Open',
    actions: [
      { icon: 'stop', label: 'Stop' },
      { icon: 'more_time', label: 'Ten more minutes' },
    ],
  },
  {
    id: 'V3',
    bed: 'Herbs',
    state: 'No pressure',
    actions: [{ icon: 'build', label: 'Send for repair' }],
  },
  {
    id: 'V4',
    bed: 'Seedlings',
    state: 'Closed',
    actions: [
      { icon: 'water_drop', label: 'Water now' },
      { icon: 'lock', label: 'Lock until spring' },
    ],
  },
];
