export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export const buildings = [
  {
    id: 'campus',
    label: 'Campus',
    children: [
      { id: 'library', label: 'Library' },
      { id: 'laboratory', label: 'Laboratory' },
      { id: 'canteen', label: 'Canteen' },
    ],
  },
];

export const monthlyUse: Record<string, number[]> = {
  campus: [126, 119, 117, 105, 103, 108],
  library: [31, 29, 28, 22, 19, 18],
  laboratory: [74, 70, 72, 69, 71, 78],
  canteen: [21, 20, 17, 14, 13, 12],
};
