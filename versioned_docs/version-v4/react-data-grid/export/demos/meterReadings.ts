/** A reading of an electricity meter. One of the remarks looks like a formula. */
export interface MeterReading {
  id: number;
  building: string;
  tariff: 'day' | 'night';
  read: Date;
  kwh: number;
  cost: number;
  remark: string;
}

const reading = (
  id: number,
  building: string,
  tariff: MeterReading['tariff'],
  day: number,
  kwh: number,
  remark = '',
): MeterReading => ({
  id,
  building,
  tariff,
  read: new Date(2025, 2, day),
  kwh,
  cost: Math.round(kwh * (tariff === 'day' ? 31 : 24)) / 100,
  remark,
});

export const meterReadings: MeterReading[] = [
  reading(1, 'Library', 'day', 3, 1840),
  reading(2, 'Library', 'night', 3, 620, 'Lamp left on, "again"'),
  reading(3, 'Swimming pool', 'day', 4, 9275),
  reading(4, 'Swimming pool', 'night', 4, 7310, '=SUM(A1:A9)'),
  reading(5, 'Town hall', 'day', 6, 3105, 'Estimated'),
  reading(6, 'Town hall', 'night', 6, 940),
];
