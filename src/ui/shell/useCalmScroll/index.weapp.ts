/** The mini-program reports scrolling only to pages that ask for it. */
export const useCalmScroll = (): void => undefined;
