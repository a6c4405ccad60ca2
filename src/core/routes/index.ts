export { formatRoute, isOwnRoute, linkedRoute, parseRoute, readParams, type ParsedRoute } from './address';
export { ahead } from './ahead';
export { appPages } from './appPages';
export { createGuard, type Guard, type GuardDeps } from './guard';
export {
  back,
  canGoBack,
  canOpen,
  currentRoute,
  go,
  keepParam,
  leadsTo,
  open,
  relaunch,
  replace,
  routeBelow,
  stackDepth,
  type OpenMode,
} from './navigate';
export { bindOpening } from './opening';
export { pageConfig } from './pageConfig';
export type { ParamsArg, ParamsOf, QueryOf } from './params';
export { finishPick, isLeft, isPicking, pick, settlePicks } from './pick';
export type { LoginMode } from './row';
export {
  ROUTE_PATHS,
  FALLBACK_PATH,
  LOGIN_PATH,
  LOGIN_PATHS,
  NO_PAGE,
  routes,
  START_PATH,
  TAB_PATHS,
  type RoutePath,
} from './table';
