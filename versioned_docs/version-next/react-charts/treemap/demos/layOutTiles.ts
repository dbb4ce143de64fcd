export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the worst tile of a row is from a square; 1 is a square. */
function worstRatio(areas: readonly number[], side: number) {
  const sum = areas.reduce((total, area) => total + area, 0);
  const depth = sum / side;
  return Math.max(...areas.map((area) => Math.max(depth ** 2 / area, area / depth ** 2)));
}

/**
 * Divides a box into tiles whose areas are proportional to the values, in rows that keep the tiles close to squares.
 *
 * @param values positive numbers, the largest first
 */
export function layOutTiles(values: readonly number[], box: Box): Box[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const areas = values.map((value) => (value / sum) * box.width * box.height);
  const tiles: Box[] = [];
  let { x, y, width, height } = box;

  for (let start = 0; start < areas.length;) {
    const side = Math.min(width, height);
    let end = start + 1;
    while (
      end < areas.length &&
      worstRatio(areas.slice(start, end + 1), side) <= worstRatio(areas.slice(start, end), side)
    ) {
      end += 1;
    }
    const row = areas.slice(start, end);
    const depth = row.reduce((total, area) => total + area, 0) / side;
    const isColumn = width >= height;
    let offset = 0;
    for (const area of row) {
      const length = area / depth;
      tiles.push(
        isColumn
          ? { x, y: y + offset, width: depth, height: length }
          : { x: x + offset, y, width: length, height: depth },
      );
      offset += length;
    }
    if (isColumn) {
      x += depth;
      width -= depth;
    } else {
      y += depth;
      height -= depth;
    }
    start = end;
  }
  return tiles;
}
