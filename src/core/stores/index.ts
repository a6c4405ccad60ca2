export type { Attribution } from './attribution';
export { type AddOutcome, type CartStore, type GuestLine } from './cart';
export type { ChatStore } from './chat';
export type { ConfigStore } from './config';
export { StoreProvider, useStores } from './context';
export type {
  ConfirmInput,
  ConfirmRequest,
  ErrorDialog,
  FeedbackStore,
  OwnWay,
  Refusal,
  SentForm,
  Toast,
} from './feedback';
export { type MusicStore } from './music';
export type { NoticesStore } from './notices';
export { createRootStore, type Launch, type RootDeps, type RootStore } from './root';
export type { SessionStore } from './session';
export type { Sharing } from './sharing';
export type { ThemeStore } from './theme';
export { THEMES, type Theme, type ThemeName } from './themes';
