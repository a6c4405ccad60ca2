/**
 * Stands in for the router of Taro's H5 (`createRouter`, its handler of pages, and `universal-router`). Taro's slides pages in and hides,
 * ends and shows them by timers of their own: a quick way back overtook them and left the page on top hidden, a quick way forward
 * ended the wrong one, and a page whose script came late stood over the one that somebody had gone back to. Here nothing waits: the
 * topmost page that is drawn shows, and every page remembers its place in the browser's history, so back, forward and a jump over several
 * pages end exactly those above.
 */
import {
  addLeadingSlash,
  createPageConfig,
  Current,
  getCurrentPage,
  getHomePage,
  incrementId,
  safeExecute,
  stringify,
  stripBasename,
} from '@tarojs/runtime';
import { bindPageResize } from '@tarojs/router/dist/events/resize.js';
import { prependBasename, setHistory } from '@tarojs/router/dist/history.js';
import { RouterConfig } from '@tarojs/router/dist/router/index.js';
import stacks from '@tarojs/router/dist/router/stack.js';
import { routesAlias } from '@tarojs/router/dist/utils/index.js';

const stampOf = incrementId();
/** The number that the package `history` gives every entry of the browser's history. */
const placeNow = () => window.history.state?.idx ?? 0;
const elementOf = (page) => document.getElementById(page.path);

/** The parameters of the address as they are written there; what is asked twice counts as said last. */
function askedWith(stamp) {
  const pairs = window.location.search.slice(1).replace(/\+/g, ' ').split('&').filter(Boolean);
  const params = pairs.map((pair) => [pair.split('=')[0], pair.split('=').slice(1).join('=')]);
  return { ...Object.fromEntries(params), stamp };
}

/**
 * What the first page asks for is on its way since before the scripts (src/index.html), and the outline stands meanwhile: a page that is
 * drawn empty and then again with its answer is there later than one that waited for it a moment.
 */
const PATIENCE_MS = 300;
function firstAnswer() {
  const { __start: start, __early: early } = window;
  // The outline leaves the answer to the page.
  if (start) start.page = true;
  const patience = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  return Promise.race([early?.[start?.first], patience]).catch(() => undefined);
}

/** Letters of either case, a slash at the end or none. */
const spelled = (pathname) => decode(pathname).toLowerCase().replace(/\/+$/, '') || '/';

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function createRouter(history, app, config) {
  const { basename = '', customRoutes = {} } = config.router;
  RouterConfig.config = config;
  setHistory(history, basename);
  routesAlias.set(customRoutes);
  const routes = new Map(
    config.routes.flatMap((route) => {
      const path = addLeadingSlash(route.path);
      return [path, ...routesAlias.getAll(path)].map((one) => [spelled(one), route]);
    }),
  );
  const pages = pageStack();

  const homePage = getHomePage(config.routes[0].path, basename, customRoutes, config.entryPagePath);
  const launchStamp = stampOf();
  let stamp = launchStamp;
  const here = getCurrentPage('browser', basename);
  const launch = {
    path: here === '/' ? homePage : here,
    query: askedWith(launchStamp),
    scene: 0,
    shareTicket: '',
    referrerInfo: {},
  };
  app.onLaunch(launch);

  let asked = 0;
  async function render({ location: { pathname }, action }) {
    // Only the address that was asked for last shows its page: an older one comes without it, and without its failure.
    asked += 1;
    const mine = asked;
    const place = placeNow();
    const { method } = stacks;
    stacks.method = '';
    stacks.delta = 0;
    const route = pathname.startsWith(basename) && routes.get(spelled(pathname.slice(basename.length)));
    if (!route) {
      app.onPageNotFound({ isEntryPage: stacks.length === 0, path: pathname, query: askedWith(stampOf()) });
      return;
    }
    // Not within the evaluation of the whole entry: whoever watches a page's requests reads the entry once more for each of them.
    await undefined;
    let loaded;
    try {
      [loaded] = await Promise.all(route.load({ pathname }, {}));
      if (stacks.length === 0) await firstAnswer();
    } catch (error) {
      if (mine === asked) throw error;
    }
    if (!loaded || mine !== asked) return;

    if (method === 'reLaunch') pages.endFrom(-Infinity);
    else pages.endFrom(action === 'REPLACE' ? place : place + 1);
    if (stacks.last?.place === place) {
      pages.show(stacks.last);
      return;
    }
    pages.hide(stacks.last);
    stamp ||= stampOf();
    const { path: _path, load: _load, ...own } = route;
    const page = createPageConfig(loaded.default ?? loaded, pathname + stringify(askedWith(stamp)), {}, own);
    pages.load(page, place, askedWith(stamp));
    stamp = '';
  }

  if (addLeadingSlash(stripBasename(history.location.pathname, basename)) === '/')
    history.replace(prependBasename(homePage + history.location.search));
  void render({ location: history.location, action: 'PUSH' });
  app.onShow(launch);
  window.addEventListener('visibilitychange', () => {
    const shown = { ...launch, path: (Current.page?.path ?? '').split('?')[0] };
    if (document.visibilityState === 'visible') {
      app.onShow(shown);
      Current.page?.onShow?.();
    } else {
      if (Current.page?.path) safeExecute(Current.page.path, 'onHide');
      app.onHide(shown);
    }
  });
  history.listen(render);
}

function pageStack() {
  /** React draws a page some time after it was asked to. */
  const drawn = new Set();

  function arrange() {
    const top = stacks
      .get()
      .filter((page) => drawn.has(page))
      .pop();
    for (const page of stacks.get()) elementOf(page)?.classList.toggle('taro_page_shade', page !== top);
  }
  /** One that is not drawn yet ends when it is. */
  function end(page) {
    if (!drawn.delete(page)) return;
    elementOf(page)?.classList.add('taro_page_shade');
    page.onUnload();
  }
  const appear = (page) => {
    page.onShow();
    bindPageResize(page);
    arrange();
  };

  return {
    load(page, place, params) {
      page.place = place;
      stacks.push(page);
      page.onLoad(params, () => {
        drawn.add(page);
        // Taro's own way reads the place of whichever page was bound last.
        const element = elementOf(page);
        element?.addEventListener('scroll', () => page.onPageScroll({ scrollTop: element.scrollTop }), {
          passive: true,
        });
        if (!stacks.get().includes(page)) {
          end(page);
          return;
        }
        if (page === stacks.last) appear(page);
        else arrange();
        page.onReady();
      });
    },
    show(page) {
      if (drawn.has(page)) appear(page);
    },
    hide(page) {
      if (drawn.has(page)) page.onHide();
    },
    /** Ends the pages of this place and above. */
    endFrom(place) {
      while (stacks.last && stacks.last.place >= place) end(stacks.pop());
      Current.page = stacks.last ?? null;
    },
  };
}
