/**
 * Layout constants (rule 6.14): a design of 750 units covers the device width; devices wider than 960 px are measured as
 * 1024 px; and 750 units always mean the whole width, however wide it is. On desktops the app is a column of 480 px.
 */
export const MAX_DEVICE_WIDTH = 960;
export const BASE_DEVICE_WIDTH = 1024;
export const INCLUDE_WIDTH = 750;
export const COLUMN_WIDTH = 480;

/** Width in px of the app's column on a device of `deviceWidth` px. */
export const columnWidth = (deviceWidth: number): number => Math.min(deviceWidth, COLUMN_WIDTH);

/** Design units -> px on a device of `deviceWidth` px. */
export function unitsToPx(units: number, deviceWidth: number): number {
  const width = units === INCLUDE_WIDTH || deviceWidth <= MAX_DEVICE_WIDTH ? deviceWidth : BASE_DEVICE_WIDTH;
  return (units / INCLUDE_WIDTH) * width;
}
