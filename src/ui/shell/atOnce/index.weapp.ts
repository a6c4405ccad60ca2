/** The mini-program sends what has changed to the screen in its own time. */
export const atOnce = (change: () => void): void => change();
