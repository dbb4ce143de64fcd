export const libraryLoans = [
  { month: 'Jan', books: 3120, audio: 940, films: 610 },
  { month: 'Feb', books: 2890, audio: 980, films: 540 },
  { month: 'Mar', books: 3340, audio: 1110, films: 580 },
  { month: 'Apr', books: 2760, audio: 1190, films: 430 },
  { month: 'May', books: 2510, audio: 1240, films: 390 },
  { month: 'Jun', books: 2980, audio: 1420, films: 360 },
];
