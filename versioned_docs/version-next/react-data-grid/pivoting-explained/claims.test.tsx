import { render } from '@testing-library/react';
import RowOfEachStation from './demos/RowOfEachStation';
import TripsByStationAndSeason from './demos/TripsByStationAndSeason';
import TripsOfEachStation from './demos/TripsOfEachStation';

const table = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent),
  );

describe('#rows', () => {
  test('Ten lines become three rows, and behind each name is the number of its lines', () => {
    render(<RowOfEachStation />);
    expect(table()).toEqual([['Harbor (4)'], ['University (4)'], ['Museum (2)']]);
  });
});

describe('#values', () => {
  test('The last row is the result of all lines', () => {
    render(<TripsOfEachStation />);
    expect(table()).toEqual([
      ['Harbor (4)', '1,380'],
      ['University (4)', '940'],
      ['Museum (2)', '450'],
      ['', '2,770'],
    ]);
  });
});

describe('#columns', () => {
  test('The museum has an empty cell: no line is from the museum in spring', () => {
    render(<TripsByStationAndSeason />);
    expect(table()).toEqual([
      ['Harbor (4)', '450', '930'],
      ['University (4)', '670', '270'],
      ['Museum (2)', '', '450'],
      ['', '1,120', '1,650'],
    ]);
  });
});
