/** Where an enlarged picture stands: pure, so that every gesture can be tested without a finger. */
export interface Pose {
  scale: number;
  /** Offset of the middle, px of the frame. */
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;
/** A double tap enlarges this much. */
const TAP_ZOOM = 2;
export const REST: Pose = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** The picture never leaves its frame empty, and at its own size it stands in the middle. */
export function held({ scale, x, y }: Pose, { width, height }: Size): Pose {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, scale));
  const room = (zoom - 1) / 2;
  return { scale: zoom, x: clamp(x, width * room), y: clamp(y, height * room) };
}

/** Enlarged by `factor` around a spot, measured from the middle of the frame: what lies under the fingers stays there. */
export function zoomed(pose: Pose, factor: number, spot: Spot, frame: Size): Pose {
  const scale = Math.min(MOST_ZOOM, Math.max(1, pose.scale * factor));
  const grown = scale / pose.scale;
  return held({ scale, x: spot.x - (spot.x - pose.x) * grown, y: spot.y - (spot.y - pose.y) * grown }, frame);
}

export const moved = (pose: Pose, dx: number, dy: number, frame: Size): Pose =>
  held({ ...pose, x: pose.x + dx, y: pose.y + dy }, frame);

/** Back to its own size when it was enlarged, else larger around the spot. */
export const tapped = (pose: Pose, spot: Spot, frame: Size): Pose =>
  pose.scale > 1 ? REST : zoomed(pose, TAP_ZOOM, spot, frame);

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
