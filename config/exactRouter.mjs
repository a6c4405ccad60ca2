/**
 * Stands in for `universal-router` (2.2 kB gzip with `path-to-regexp`): every address of ours is a fixed path, so a map finds what
 * patterns would. As there: letters of either case, a slash at the end or none, and a 404 for what is no route.
 */
const spelled = (pathname) => decode(pathname).toLowerCase().replace(/\/+$/, '') || '/';

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export default class ExactRouter {
  constructor(routes, { baseUrl = '' } = {}) {
    this.base = baseUrl;
    this.routes = new Map(routes.flatMap((route) => [route.path].flat().map((path) => [spelled(path), route])));
  }

  async resolve(pathname) {
    const route = pathname.startsWith(this.base) && this.routes.get(spelled(pathname.slice(this.base.length)));
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 });
    return route.action({ router: this, route, pathname }, {});
  }
}
