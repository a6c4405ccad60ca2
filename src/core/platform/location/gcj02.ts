/** WGS-84 (satellites, browsers) to gcj02 (maps of the mainland): the public offset formula, exact to a few metres. */
import type { Point } from './types';

const AXIS = 6378245;
const ECCENTRICITY = 0.006693421622965943;
const { PI, sin, cos, sqrt, abs } = Math;

const outside = ({ lat, lng }: Point): boolean => lng < 72.004 || lng > 137.8347 || lat < 0.8293 || lat > 55.8271;
const waves = (value: number, a: number, b: number): number =>
  ((20 * sin(value * PI) + 40 * sin((value / 3) * PI)) * 2) / 3 +
  ((a * sin((value / 12) * PI) + b * sin((value * PI) / 30)) * 2) / 3;
const ripple = (x: number): number => ((20 * sin(6 * x * PI) + 20 * sin(2 * x * PI)) * 2) / 3;

const latOffset = (x: number, y: number): number =>
  -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * sqrt(abs(x)) + ripple(x) + waves(y, 160, 320);
const lngOffset = (x: number, y: number): number =>
  300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * sqrt(abs(x)) + ripple(x) + waves(x, 150, 300);

/** A point outside the mainland's frame is returned as it is. */
export function toGcj02(point: Point): Point {
  if (outside(point)) return point;
  const { lat, lng } = point;
  const radians = (lat / 180) * PI;
  const magic = 1 - ECCENTRICITY * sin(radians) ** 2;
  const root = sqrt(magic);
  const latStep = ((AXIS * (1 - ECCENTRICITY)) / (magic * root)) * PI;
  const lngStep = (AXIS / root) * cos(radians) * PI;
  return {
    lat: lat + (latOffset(lng - 105, lat - 35) * 180) / latStep,
    lng: lng + (lngOffset(lng - 105, lat - 35) * 180) / lngStep,
  };
}
