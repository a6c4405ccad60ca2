/**
 * A size that only the caller knows (an avatar, a block of a skeleton). It travels as a bare number in a custom property and the
 * style sheet multiplies it by 1px, so the build gives it the unit of the platform: `calc(var(--size) * 1px)`.
 */
import type { CSSProperties } from 'react';

export const vars = (values: Record<string, string | number | undefined>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`--${name}`, String(value)]),
  ) as CSSProperties;
