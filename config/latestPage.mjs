/**
 * Taro's router waits for a page's script and then shows the page, whatever address was asked for meanwhile: a page that somebody had
 * gone back from came over the page he went back to, with that one's parameters. Only the address asked for last may show its page;
 * an older one comes without a page, which the router passes over, and without its failure.
 */
let asked = 0;

export function latestOnly(routes) {
  return routes.map((route) => ({
    ...route,
    load(...args) {
      const mine = ++asked;
      const [page, ...rest] = route.load(...args);
      const ifLatest = (take) => (mine === asked ? take() : undefined);
      return [
        page.then(
          (loaded) => ifLatest(() => loaded),
          (error) => ifLatest(() => Promise.reject(error)),
        ),
        ...rest,
      ];
    },
  }));
}
