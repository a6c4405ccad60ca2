/**
 * What a page asks for first is asked for as somebody is led to it, beside its script instead of after it. In the browser core/ahead puts
 * itself in here when the first screen stands; the mini-program has its scripts already.
 */
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- how the app asks, whoever uses it
export const ahead: { ask?: (url: string) => void } = {};
