import type { GridDataSource } from '@mui/x-data-grid';
import { saveRoom } from './priceServer';
import { rooms, type Room } from './rooms';

/** The rows as the server keeps them. Every page that opens the demo begins with the same ones. */
export function createRoomSource(): GridDataSource {
  let stored = rooms;
  return {
    getRows: async ({ sortModel, start, end }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      const sorted = [...stored];
      // The last criterion first: a stable sort keeps the order of equal rows.
      for (const { field, sort } of [...sortModel].reverse()) {
        sorted.sort((a, b) => compare(a, b, field as keyof Room) * (sort === 'desc' ? -1 : 1));
      }
      return { rows: sorted.slice(Number(start), end + 1), rowCount: sorted.length };
    },
    updateRow: async ({ rowId, updatedRow }) => {
      const saved = await saveRoom(updatedRow as Room);
      stored = stored.map((room) => (room.id === rowId ? saved : room));
      return saved;
    },
  };
}

function compare(a: Room, b: Room, field: keyof Room) {
  if (a[field] === b[field]) {
    return 0;
  }
  return a[field] < b[field] ? -1 : 1;
}
