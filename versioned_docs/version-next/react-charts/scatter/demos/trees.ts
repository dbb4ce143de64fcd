/** Trees of a park: girth of the trunk in centimeters, height in meters. */
export const trees = [
  { tag: 101, kind: 'Lime', girth: 142, height: 17.5 },
  { tag: 102, kind: 'Plane', girth: 231, height: 24.1 },
  { tag: 103, kind: 'Birch', girth: 88, height: 15.2 },
  { tag: 104, kind: 'Plane', girth: 198, height: 21.7 },
  { tag: 105, kind: 'Lime', girth: 175, height: 20.3 },
  { tag: 106, kind: 'Birch', girth: 71, height: 12.4 },
  { tag: 107, kind: 'Birch', girth: 103, height: 16.9 },
  { tag: 108, kind: 'Plane', girth: 264, height: 25.8 },
  { tag: 109, kind: 'Lime', girth: 121, height: 14.6 },
  { tag: 110, kind: 'Lime', girth: 190, height: 19.2 },
  { tag: 111, kind: 'Plane', girth: 176, height: 22.5 },
  { tag: 112, kind: 'Birch', girth: 94, height: 13.8 },
];
