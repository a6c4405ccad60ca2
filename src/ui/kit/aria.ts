/**
 * Roles and states for screen readers, written once. The mini-program's templates know none of these attributes: there they
 * would only travel with every setData, so they are left out.
 */
export interface Aria {
  role?: string;
  label?: string;
  checked?: boolean | 'mixed';
  selected?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  busy?: boolean;
  modal?: boolean;
  invalid?: boolean;
  hidden?: boolean;
  current?: 'page' | 'step' | 'true';
  live?: 'polite' | 'assertive' | 'off';
  haspopup?: 'dialog';
  level?: number;
  valuenow?: number;
  valuemin?: number;
  valuemax?: number;
  valuetext?: string;
  labelledby?: string;
  describedby?: string;
  controls?: string;
  orientation?: 'vertical' | 'horizontal';
  required?: boolean;
}

export function aria({ role, ...states }: Aria): Record<string, unknown> {
  if (process.env.TARO_ENV === 'weapp') return {};
  const attributes: Record<string, unknown> = role ? { role } : {};
  for (const [name, value] of Object.entries(states)) if (value !== undefined) attributes[`aria-${name}`] = value;
  return attributes;
}
