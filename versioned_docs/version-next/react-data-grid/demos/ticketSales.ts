export interface TicketSale {
  id: number;
  venue: string;
  genre: string;
  season: string;
  tickets: number;
  income: number;
}

type Row = [venue: string, genre: string, season: string, tickets: number, income: number];

const sales: Row[] = [
  ['Old Theater', 'Drama', 'Spring', 1840, 51500],
  ['Old Theater', 'Drama', 'Autumn', 2110, 60100],
  ['Old Theater', 'Dance', 'Spring', 960, 29800],
  ['Old Theater', 'Dance', 'Autumn', 1205, 38600],
  ['Old Theater', 'Opera', 'Autumn', 1490, 82000],
  ['Kiln Hall', 'Drama', 'Spring', 610, 11000],
  ['Kiln Hall', 'Drama', 'Autumn', 720, 13300],
  ['Kiln Hall', 'Dance', 'Spring', 430, 8200],
  ['Kiln Hall', 'Dance', 'Autumn', 515, 9800],
  ['Open Air', 'Opera', 'Spring', 2380, 95200],
  ['Open Air', 'Dance', 'Spring', 1175, 32900],
];

export const ticketSales: TicketSale[] = sales.map(
  ([venue, genre, season, tickets, income], index) => ({
    id: index + 1,
    venue,
    genre,
    season,
    tickets,
    income,
  }),
);
