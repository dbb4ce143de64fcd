export const plants = [
  { id: 'LAV', name: 'Lavender', pot: 2, stock: 140, price: 4.5 },
  { id: 'ROS', name: 'Rosemary', pot: 2, stock: 96, price: 4.2 },
  { id: 'FIG', name: 'Fig tree', pot: 10, stock: 12, price: 38 },
  { id: 'OLI', name: 'Olive tree', pot: 20, stock: 7, price: 89 },
  { id: 'FER', name: 'Lady fern', pot: 3, stock: 58, price: 7.9 },
  { id: 'HOS', name: 'Hosta', pot: 3, stock: 73, price: 8.5 },
  { id: 'CLE', name: 'Clematis', pot: 5, stock: 31, price: 14.9 },
];
