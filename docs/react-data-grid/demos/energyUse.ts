export interface MeterReading {
  id: number;
  site: string;
  meter: string;
  month: string;
  kwh: number;
  cost: number;
}

export const energyUse: MeterReading[] = [
  { id: 1, site: 'Harbor mill', meter: 'Hall 1', month: '2025-01', kwh: 18420, cost: 4052 },
  { id: 2, site: 'Harbor mill', meter: 'Hall 1', month: '2025-02', kwh: 17110, cost: 3764 },
  { id: 3, site: 'Harbor mill', meter: 'Offices', month: '2025-01', kwh: 3980, cost: 995 },
  { id: 4, site: 'Harbor mill', meter: 'Offices', month: '2025-02', kwh: 3610, cost: 903 },
  { id: 5, site: 'Hill dairy', meter: 'Cooling', month: '2025-01', kwh: 9240, cost: 2125 },
  { id: 6, site: 'Hill dairy', meter: 'Cooling', month: '2025-02', kwh: 9870, cost: 2270 },
  { id: 7, site: 'Hill dairy', meter: 'Filling line', month: '2025-01', kwh: 5120, cost: 1178 },
  { id: 8, site: 'Hill dairy', meter: 'Filling line', month: '2025-02', kwh: 5040, cost: 1159 },
  { id: 9, site: 'West depot', meter: 'Chargers', month: '2025-01', kwh: 26300, cost: 5523 },
  { id: 10, site: 'West depot', meter: 'Chargers', month: '2025-02', kwh: 28950, cost: 6080 },
];
