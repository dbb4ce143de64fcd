/** What a buoy measured in one week. */
export const buoy = [
  { day: 'Mon', wave: 0.8, wind: 9 },
  { day: 'Tue', wave: 1.1, wind: 12 },
  { day: 'Wed', wave: 2.3, wind: 24 },
  { day: 'Thu', wave: 2.9, wind: 27 },
  { day: 'Fri', wave: 1.9, wind: 16 },
  { day: 'Sat', wave: 1.2, wind: 10 },
  { day: 'Sun', wave: 0.7, wind: 7 },
];
