export const climate = [
  { month: 'Mar', rain: 47, temperature: 9 },
  { month: 'Apr', rain: 55, temperature: 12 },
  { month: 'May', rain: 66, temperature: 16 },
  { month: 'Jun', rain: 60, temperature: 20 },
  { month: 'Jul', rain: 56, temperature: 22 },
  { month: 'Aug', rain: 58, temperature: 22 },
];
