/** A solar park: output in MWh and the price paid, in euros per MWh. */
export const solarPark = [
  { month: 'Mar', output: 118, price: 71 },
  { month: 'Apr', output: 164, price: 58 },
  { month: 'May', output: 201, price: 44 },
  { month: 'Jun', output: 219, price: 39 },
  { month: 'Jul', output: 226, price: 42 },
  { month: 'Aug', output: 190, price: 55 },
  { month: 'Sep', output: 143, price: 68 },
];
