/** Stands in for `src/contract/endpoints.ts` in a build for people: holds the rows of the calls that loaded scripts name (callRows.js). */
export const endpoints = {};

export function knowCall(name, path, method, auth, hide) {
  endpoints[name] = { method: method || 'GET', path, auth: auth === 1 || auth || false, hide: Boolean(hide) };
}
