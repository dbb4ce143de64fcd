/** Highest temperature of a day, and servings sold. */
export const iceCream = [
  [12, 38],
  [15, 61],
  [17, 54],
  [19, 92],
  [21, 88],
  [22, 117],
  [24, 109],
  [26, 152],
  [27, 131],
  [29, 176],
  [31, 168],
  [34, 214],
].map(([x, y], id) => ({ id, x: x!, y: y! }));
