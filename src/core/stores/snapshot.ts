/**
 * The part of the stores that is kept on the phone: one record under one key. Of it a tab writes the fields that have changed in it, as
 * another tab may have written the others. Defaults are not written, so a wiped storage stays empty.
 */
import { isTheme } from './themes';
import type { CartStore, GuestLine } from './cart';
import type { MusicStore } from './music';
import type { SessionStore } from './session';
import type { ThemeStore } from './theme';

export const SNAPSHOT_KEY = 'yejian';

export interface Snapshot {
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

export const takeSnapshot = ({ session, theme, music, cart }: SnapshotStores): Snapshot => ({
  ...(session.token && { token: session.token, hasLogin: true as const }),
  ...(session.owner !== undefined && { owner: session.owner }),
  ...(session.channelLogin && { channelLogin: true as const }),
  ...(session.chatLogin && { chatLogin: true as const }),
  ...(theme.chosen !== 'own' && { theme: theme.chosen }),
  ...(music.musicShow && { musicShow: true as const }),
  ...(cart.guest.length > 0 && { guest: cart.guest.map(({ skuId, qty, goodsId }) => ({ skuId, qty, goodsId })) }),
  ...(cart.mergeId && { mergeId: cart.mergeId }),
});

/** The stored record with what has changed from `was` to `now`; undefined when nothing but defaults is left. */
export function changeRecord(text: string | undefined, was: Snapshot, now: Snapshot): string | undefined {
  const record: Snapshot = { ...parse(text) };
  for (const field of Object.keys({ ...was, ...now }) as (keyof Snapshot)[]) {
    if (JSON.stringify(was[field]) === JSON.stringify(now[field])) continue;
    Object.assign(record, { [field]: now[field] });
  }
  const kept = JSON.stringify(record);
  return kept === '{}' ? undefined : kept;
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

/** Makes the stores what the stored record says; whatever is not in it or cannot be read is at its default. Call it inside an action. */
export function restoreSnapshot({ session, theme, cart }: SnapshotStores, text: string | undefined): void {
  const { token, owner, channelLogin, chatLogin, theme: chosen, guest, mergeId } = parse(text);
  const kept = typeof token === 'string' ? token : '';
  session.adopt({
    token: kept,
    // Records of older versions name no owner: they only say that somebody is logged in.
    owner: typeof owner === 'string' ? owner : kept ? '' : undefined,
    channelLogin: channelLogin === true,
    chatLogin: chatLogin === true,
  });
  theme.chosen = chosen && isTheme(chosen) ? chosen : 'own';
  const lines = Array.isArray(guest) ? guest.filter(isLine) : [];
  // The same lines stay the same objects: what reads them is not drawn again.
  if (JSON.stringify(lines) !== JSON.stringify(cart.guest)) cart.guest = lines;
  cart.mergeId = typeof mergeId === 'string' ? mergeId : '';
}
