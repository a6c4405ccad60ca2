export { formatRoute, isOwnRoute, parseRoute, readParams, type ParsedRoute } from './address';
export { appPages } from './appPages';
export { BUILT_PATHS, isBuilt, type BuiltPath } from './built';
export { createGuard, type Guard, type GuardDeps } from './guard';
export {
  back,
  canGoBack,
  canOpen,
  currentRoute,
  go,
  open,
  relaunch,
  replace,
  routeBelow,
  type OpenMode,
} from './navigate';
export { pageConfig } from './pageConfig';
export type { ParamsArg, ParamsOf, QueryOf } from './params';
export { finishPick, isPicking, pick, settlePicks } from './pick';
export type { LoginMode } from './row';
export {
  FALLBACK_PATH,
  LOGIN_PATH,
  LOGIN_PATHS,
  routes,
  START_PATH,
  TAB_PATHS,
  type Route,
  type RoutePath,
} from './table';
