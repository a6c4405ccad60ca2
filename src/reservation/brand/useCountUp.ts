/** A number that runs up to its value while it is looked at; at once for people who want things to keep still. */
import { useState } from 'react';
import { platform } from '@/core/platform';
import { useInterval } from '@/ui/kit/useInterval';

const STEPS = 16;
const STEP_MS = 50;

export function useCountUp(value: number): number {
  const [step, setStep] = useState(() => (platform.system.prefersStillness() ? STEPS : 0));
  useInterval(() => setStep((before) => Math.min(STEPS, before + 1)), step < STEPS && STEP_MS);
  // Fast at first, slower towards the end.
  return Math.round(value * (1 - (1 - step / STEPS) ** 3));
}
