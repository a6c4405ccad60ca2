import type { Tilt } from '@/core/platform';

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

/** Where the back of the phone looks: degrees clockwise from where it began to measure, and up. */
export interface Look {
  yaw: number;
  pitch: number;
}
const RAD = Math.PI / 180;

/** From the device's own angles, also when it stands upright, where those alone would jump. */
export function lookOf({ alpha, beta, gamma }: Tilt): Look {
  const [a, b, c] = [alpha * RAD, beta * RAD, gamma * RAD];
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c));
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c));
  const up = -Math.cos(b) * Math.cos(c);
  return { yaw: Math.atan2(east, north) / RAD, pitch: Math.asin(between(up, -1, 1)) / RAD };
}
/** The view goes along with the phone; what a finger turned stays. */
export const followed = (pose: Pose, from: Look, to: Look): Pose =>
  turned(pose, round360(to.yaw - from.yaw + 180) - 180, to.pitch - from.pitch);

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
