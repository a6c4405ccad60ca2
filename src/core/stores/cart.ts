/** Cart count and the visitor's cart (rule 5.5): lines on the phone, merged after login. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Api, Cache } from '../api';
import { uuid } from '../lib/uuid';
import { texts } from '../texts';
import type { SessionStore } from './session';

export const GUEST_CART_LINES = 20;

export interface GuestLine {
  skuId: string;
  qty: number;
  /** For reading the goods again; empty when the caller did not know it. */
  goodsId: string;
}
export type AddOutcome = { state: 'added'; count: number } | { state: 'full'; text: string };

export interface CartStore {
  /** Lines of the server's cart, cached 600 s as cart_num. */
  memberCount: number;
  guest: GuestLine[];
  /**
   * requestId of the merge, kept on the phone until it succeeded: begun, cut off by closing the app and repeated, it counts once.
   */
  mergeId: string;
  /** SKUs that a visitor wanted to settle: the settlement opens when the login has brought them into the member's cart. */
  settleNext: readonly string[];
  /** What the badge shows: lines, not pieces. */
  readonly count: number;
  /** Reads the count for members, from the cache unless `force`. Failures leave it as it is. */
  load(force?: boolean): Promise<number>;
  /** A count another answer brought (CartView, cart-item). */
  setCount(count: number): void;
  /** Members: cartItem.create (rejects like the call). Visitors: the guest cart; 购物车已满 beyond 20 lines. */
  add(skuId: string, qty?: number, goodsId?: string): Promise<AddOutcome>;
  /** Quantity of a guest line; 0 removes it. */
  setGuestQty(skuId: string, qty: number): void;
  /** After login: moves the guest cart to the server. Names the goods that were limited; the cart stays when it fails. */
  mergeGuest(): Promise<string[]>;
  /** The count of the member; the visitor's cart stays. */
  forgetMember(): void;
  clear(): void;
}

export function createCartStore(api: Api, cache: Cache, session: SessionStore): CartStore {
  const keepCount = (count: number) => {
    store.memberCount = count;
    cache.set('cart_num', count);
  };
  /** Changed lines need a new id: those of the old id may have been merged already. */
  const changeGuest = (lines: GuestLine[]) => Object.assign(store, { guest: lines, mergeId: '' });
  const addGuest = (skuId: string, qty: number, goodsId: string): AddOutcome => {
    const line = store.guest.find((known) => known.skuId === skuId);
    if (!line && store.guest.length >= GUEST_CART_LINES) return { state: 'full', text: texts.cartFull };
    if (line) store.setGuestQty(skuId, line.qty + qty);
    else changeGuest([...store.guest, { skuId, qty, goodsId }]);
    return { state: 'added', count: store.guest.length };
  };

  const store: CartStore = makeAutoObservable<CartStore>({
    memberCount: 0,
    guest: [],
    mergeId: '',
    settleNext: [],
    get count() {
      return session.hasLogin ? store.memberCount : store.guest.length;
    },
    async load(force = false) {
      if (!session.hasLogin) return store.count;
      const cached = force ? undefined : cache.get('cart_num');
      const count =
        cached ??
        (await api.call('atShop.cartCount', {}, { hide: true }).then(
          (data) => data.count,
          () => undefined,
        ));
      if (count !== undefined)
        runInAction(() => (cached === undefined ? keepCount(count) : (store.memberCount = count)));
      return store.count;
    },
    setCount: keepCount,
    async add(skuId, qty = 1, goodsId = '') {
      if (!session.hasLogin) return runInAction(() => addGuest(skuId, qty, goodsId));
      const { count } = await api.call('cartItem.create', { skuId, qty });
      runInAction(() => keepCount(count));
      return { state: 'added', count };
    },
    setGuestQty(skuId, qty) {
      const lines = store.guest.map((line) => (line.skuId === skuId ? { ...line, qty } : line));
      changeGuest(lines.filter((line) => line.qty > 0));
    },
    async mergeGuest() {
      if (!session.hasLogin || store.guest.length === 0) return [];
      if (!store.mergeId) store.mergeId = uuid();
      const lines = store.guest.map(({ skuId, qty }) => ({ skuId, qty }));
      const answer = await api.call('cartItem.merge', { lines }, { requestId: store.mergeId }).catch(() => undefined);
      if (!answer) return [];
      runInAction(() => changeGuest([]));
      await store.load(true);
      return answer.limited;
    },
    forgetMember() {
      store.memberCount = 0;
    },
    clear() {
      store.settleNext = [];
      store.forgetMember();
      changeGuest([]);
    },
  });
  return store;
}
