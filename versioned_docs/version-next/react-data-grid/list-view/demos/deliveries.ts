/** A delivery of a bakery. */
export interface Delivery {
  id: number;
  customer: string;
  street: string;
  time: string;
  loaves: number;
}

export const deliveries: Delivery[] = [
  { id: 1, customer: 'Café Mistral', street: '4 Quay Road', time: '05:40', loaves: 60 },
  { id: 2, customer: 'School kitchen', street: '19 Elm Street', time: '06:10', loaves: 140 },
  { id: 3, customer: 'Hotel Aurora', street: '1 Station Square', time: '06:25', loaves: 85 },
  { id: 4, customer: 'Corner shop', street: '77 Mill Lane', time: '06:50', loaves: 25 },
];
