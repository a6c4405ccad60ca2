/**
 * The part of the stores that is kept on the phone: one record under one key, written by one reaction. Defaults are not
 * written, so a wiped storage stays empty.
 */
import { isTheme } from './themes';
import type { CartStore, GuestLine } from './cart';
import type { MusicStore } from './music';
import type { SessionStore } from './session';
import type { ThemeStore } from './theme';

export const SNAPSHOT_KEY = 'yejian';

interface Snapshot {
  token?: string;
  hasLogin?: true;
  owner?: string;
  channelLogin?: true;
  chatLogin?: true;
  theme?: string;
  musicShow?: true;
  guest?: GuestLine[];
  mergeId?: string;
}
export interface SnapshotStores {
  session: SessionStore;
  theme: ThemeStore;
  music: MusicStore;
  cart: CartStore;
}

/** The record as text; undefined when there is nothing but defaults. */
export function takeSnapshot({ session, theme, music, cart }: SnapshotStores): string | undefined {
  const snapshot: Snapshot = {
    ...(session.token && { token: session.token, hasLogin: true as const }),
    ...(session.owner !== undefined && { owner: session.owner }),
    ...(session.channelLogin && { channelLogin: true as const }),
    ...(session.chatLogin && { chatLogin: true as const }),
    ...(theme.chosen !== 'own' && { theme: theme.chosen }),
    ...(music.musicShow && { musicShow: true as const }),
    ...(cart.guest.length > 0 && { guest: cart.guest.map(({ skuId, qty, goodsId }) => ({ skuId, qty, goodsId })) }),
    ...(cart.mergeId && { mergeId: cart.mergeId }),
  };
  return Object.keys(snapshot).length > 0 ? JSON.stringify(snapshot) : undefined;
}

function parse(text: string | undefined): Snapshot {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isLine = (line: unknown): line is GuestLine => {
  const { skuId, qty, goodsId } = (line ?? {}) as Partial<GuestLine>;
  return typeof skuId === 'string' && typeof goodsId === 'string' && Number.isInteger(qty) && Number(qty) > 0;
};

/** Puts a stored record back; whatever cannot be read is left at its default. Call it inside an action. */
export function restoreSnapshot({ session, theme, cart }: SnapshotStores, text: string | undefined): void {
  const snapshot = parse(text);
  if (typeof snapshot.token === 'string') session.token = snapshot.token;
  // Records of older versions name no owner: they only say that somebody is logged in.
  if (session.token) session.owner = '';
  if (typeof snapshot.owner === 'string') session.owner = snapshot.owner;
  session.channelLogin = snapshot.channelLogin === true;
  session.chatLogin = snapshot.chatLogin === true;
  if (snapshot.theme && isTheme(snapshot.theme)) theme.chosen = snapshot.theme;
  if (Array.isArray(snapshot.guest)) cart.guest = snapshot.guest.filter(isLine);
  if (typeof snapshot.mergeId === 'string') cart.mergeId = snapshot.mergeId;
}
