/** Weight in grams, sugar in degrees Brix. */
const apple = (id: string, grams: number, brix: number) => ({ id, x: grams, y: brix });

export const dessert = [
  apple('d1', 142, 13.8),
  apple('d2', 155, 13.1),
  apple('d3', 138, 14.6),
  apple('d4', 167, 12.7),
  apple('d5', 149, 13.4),
  apple('d6', 131, 14.9),
  apple('d7', 160, 12.9),
  apple('d8', 145, 14.1),
];

export const cooking = [
  apple('c1', 232, 10.4),
  apple('c2', 251, 9.8),
  apple('c3', 218, 10.9),
  apple('c4', 264, 9.6),
  apple('c5', 240, 10.1),
  apple('c6', 209, 11.2),
  apple('c7', 245, 10.3),
  apple('c8', 226, 10.7),
];
