/** The mini-program is opened by a touch, and plays at once. */
export const isTouched = (): boolean => true;
