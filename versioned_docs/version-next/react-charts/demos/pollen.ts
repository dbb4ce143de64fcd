import type { HeatmapValueType } from '@mui/x-charts-pro/models';

export const plants = ['Hazel', 'Alder', 'Birch', 'Grass', 'Mugwort'];
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const grainsByPlant = [
  [20, 85, 60, 8, 0, 0, 0, 0, 0],
  [5, 60, 95, 25, 0, 0, 0, 0, 0],
  [0, 0, 15, 180, 70, 5, 0, 0, 0],
  [0, 0, 0, 20, 110, 160, 90, 35, 10],
  [0, 0, 0, 0, 0, 5, 45, 120, 30],
];

/** Column, row and pollen grains per cubic meter. */
export const pollen: HeatmapValueType[] = grainsByPlant.flatMap((grains, plant) =>
  grains.map((count, month): HeatmapValueType => [month, plant, count]),
);
