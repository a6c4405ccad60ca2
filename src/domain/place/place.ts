/** Places on a map, in gcj02 degrees: what choosers give back, distances, and where things stand on a drawn sketch. Pure. */
import type { Point } from '@/core/platform';

/** What /choose-location gives back. */
export interface PlaceChoice extends Point {
  name: string;
  address: string;
  /** Six digits, when the region is certain. */
  regionCode?: string;
  /** False when the point is only the middle of the city. */
  exact: boolean;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along the great circle. */
export function distanceOf(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h))));
}

/** 860 米, 1.2 公里, 168 公里. */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${Math.max(10, Math.round(metres / 10) * 10)} 米`;
  return `${metres < 10_000 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)} 公里`;
}

/** Params travel as text; undefined for anything that is no place on earth. */
export function pointOf(lat: string | number | undefined, lng: string | number | undefined): Point | undefined {
  if (lat === undefined || lng === undefined || lat === '' || lng === '') return undefined;
  const point = { lat: Number(lat), lng: Number(lng) };
  const right =
    Number.isFinite(point.lat) && Number.isFinite(point.lng) && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return right ? point : undefined;
}

const METRES_PER_DEGREE = 111_320;

/** px right of and below the centre. */
export function project(centre: Point, point: Point, metresPerPx: number): { x: number; y: number } {
  const east = (point.lng - centre.lng) * METRES_PER_DEGREE * Math.cos(radians(centre.lat));
  const north = (point.lat - centre.lat) * METRES_PER_DEGREE;
  return { x: east / metresPerPx, y: -north / metresPerPx };
}

/** The centre after the sketch was dragged by so many px. */
export function moved(centre: Point, dx: number, dy: number, metresPerPx: number): Point {
  const lat = centre.lat + (dy * metresPerPx) / METRES_PER_DEGREE;
  const lng = centre.lng - (dx * metresPerPx) / (METRES_PER_DEGREE * Math.max(0.05, Math.cos(radians(centre.lat))));
  return { lat: Math.max(-85, Math.min(85, lat)), lng: ((lng + 540) % 360) - 180 };
}

/** Middle of each province's capital (gcj02): where the sketch stands when nothing better is known. */
const CENTRES: Readonly<Record<string, readonly [number, number]>> = {
  11: [39.904, 116.407],
  12: [39.084, 117.201],
  13: [38.043, 114.515],
  14: [37.871, 112.549],
  15: [40.842, 111.749],
  21: [41.806, 123.431],
  22: [43.817, 125.324],
  23: [45.803, 126.535],
  31: [31.231, 121.474],
  32: [32.06, 118.797],
  33: [30.274, 120.155],
  34: [31.821, 117.227],
  35: [26.074, 119.297],
  36: [28.683, 115.858],
  37: [36.651, 117.12],
  41: [34.747, 113.625],
  42: [30.593, 114.305],
  43: [28.228, 112.939],
  44: [23.129, 113.264],
  45: [22.817, 108.367],
  46: [20.044, 110.2],
  50: [29.563, 106.551],
  51: [30.573, 104.067],
  52: [26.647, 106.63],
  53: [24.88, 102.833],
  54: [29.645, 91.141],
  61: [34.342, 108.94],
  62: [36.061, 103.834],
  63: [36.617, 101.778],
  64: [38.487, 106.231],
  65: [43.826, 87.617],
  71: [25.033, 121.565],
  81: [22.32, 114.17],
  82: [22.199, 113.544],
};
/** Hangzhou, where the company is. */
export const HOME_POINT: Point = { lat: 30.274, lng: 120.155 };

export function centreOf(regionCode: string | undefined): Point {
  const found = CENTRES[(regionCode ?? '').slice(0, 2)];
  return found ? { lat: found[0], lng: found[1] } : HOME_POINT;
}
