/** Icons that the menus of the workbench name. */
import type { IconName } from '@/ui/kit/Icon';

export const ICON_NAMES: readonly IconName[] = [
  'box',
  'calendar',
  'card',
  'chart',
  'check',
  'columns',
  'edit',
  'eye',
  'list',
  'note',
  'pin',
  'pot',
  'qr',
  'quote',
  'scan',
  'table',
  'truck',
  'users',
];
