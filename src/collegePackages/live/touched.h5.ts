/**
 * Whether somebody has touched the app already. Before, a browser plays nothing that sounds, so a room waits for its touch, and the player
 * does not come before it; a browser that does not say counts as untouched.
 */
export const isTouched = (): boolean => navigator.userActivation?.hasBeenActive === true;
