import type { Spot } from '../frame';

/** Fingers on an element: where they were and where they are, in sides of it. */
export type OnFingers = (from: Spot[], to: Spot[]) => void;
