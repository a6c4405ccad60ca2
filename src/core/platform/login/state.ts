/** Where the browser keeps what it asked the messenger with, until it comes back. */
export const STATE_KEY = 'oauth_state';
