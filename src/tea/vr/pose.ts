/** Where one looks: yaw around, pitch up and down, zoom. Degrees. Pure. */
export interface Pose {
  /** 0-360, to the right. */
  yaw: number;
  pitch: number;
  /** 1-2. */
  zoom: number;
}
export const START: Pose = { yaw: 0, pitch: 0, zoom: 1 };

const MOST_PITCH = 26;
const MOST_ZOOM = 2;
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round360 = (yaw: number) => ((yaw % 360) + 360) % 360;

export const turned = (pose: Pose, yaw: number, pitch = 0): Pose => ({
  ...pose,
  yaw: round360(pose.yaw + yaw),
  pitch: between(pose.pitch + pitch, -MOST_PITCH, MOST_PITCH),
});
/** A picture of this width shows about 64 degrees at zoom 1: the finger takes the view along. */
export const dragged = (pose: Pose, dx: number, dy: number, width: number): Pose => {
  const perPx = 64 / Math.max(1, width) / pose.zoom;
  return turned(pose, -dx * perPx, dy * perPx);
};
export const zoomed = (pose: Pose, factor: number): Pose => ({
  ...pose,
  zoom: between(pose.zoom * factor, 1, MOST_ZOOM),
});
/** -180 to 180: how far to the right of the view something is. */
export const away = (yaw: number, pose: Pose): number => round360(yaw - pose.yaw + 180) - 180;
/** Near enough to be drawn. */
export const inView = (yaw: number, pose: Pose): boolean => Math.abs(away(yaw, pose)) < 42;

/** Strips beside and behind the eye are left out: they cost memory and show nothing. */
export const stripInView = (yaw: number, pose: Pose): boolean => Math.abs(away(yaw, pose)) < 68;

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, 6],
  ArrowDown: [0, -6],
};
/** The pose after a key of the keyboard; undefined for keys that mean nothing here. */
export function afterKey(key: string, pose: Pose): Pose | undefined {
  if (key === '+' || key === '=') return zoomed(pose, 1.2);
  if (key === '-') return zoomed(pose, 1 / 1.2);
  const step = KEYS[key];
  return step && turned(pose, step[0], step[1]);
}
