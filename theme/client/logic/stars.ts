/** The pointer attracts stars that are nearer than this on both axes, in CSS pixels. */
const reach = 100;

/** Share of the distance that a star moves toward the pointer. */
const pull = 0.15;

// Thirty-five positions (x y in percent), dense at the sides and sparse behind the text.
const positions =
  '4 12, 11 63, 18 28, 23 84, 29 9, 34 47, 39 91, 45 20, 50 72, 55 6, 60 38, 64 88, 69 17, 74 57, ' +
  '79 30, 83 79, 88 8, 92 48, 96 69, 98 22, 2 41, 7 88, 14 45, 20 5, 26 60, 32 74, 42 54, 48 96, ' +
  '58 65, 67 71, 72 94, 77 4, 85 62, 90 92, 94 35';

/** The 35 stars: left and top in percent, sizes that grow from 3 to 4.7 pixels. */
export const stars = positions.split(', ').map((position, index) => {
  const [x = 0, y = 0] = position.split(' ').map(Number);
  return { x, y, size: index / 20 + 3 };
});

/** How far a star moves toward a pointer at this distance, in CSS pixels; not at all beyond 100 px on either axis. */
export function starShift(dx: number, dy: number): { x: number; y: number } {
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return { x: 0, y: 0 };
  return { x: dx * pull, y: dy * pull };
}
