import type { Reading } from './consumption';

/** Adds a parent to the rows of each building, which holds their number and their sum. */
export function groupByBuilding(readings: readonly Reading[]) {
  const buildings = [...new Set(readings.map(({ building }) => building))];

  return [
    ...buildings.map((building) => {
      const members = readings.filter((reading) => reading.building === building);
      return {
        id: `building ${building}`,
        parentId: null,
        name: `${building} (${members.length})`,
        kilowattHours: members.reduce((sum, reading) => sum + reading.kilowattHours, 0),
      };
    }),
    ...readings.map(({ id, building, meter, month, kilowattHours }) => ({
      id,
      parentId: `building ${building}`,
      name: `${meter}, ${month}`,
      kilowattHours,
    })),
  ];
}
