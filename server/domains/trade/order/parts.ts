/** What other domains add to an order's card and page. They know orders; orders know only this table, which server/kinds.ts fills. */
import type { AfterSale } from '../../../../src/contract/afterSale/shapes';
import type { LineReview } from '../../../../src/contract/review/schemas';
import type { OrderCard, OrderDetail, OrderLine, Parcel } from '../../../../src/contract/order/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { Order, OrderLineRow } from './repository';

export interface Bought {
  order: Order;
  lines: readonly OrderLineRow[];
}

/** How the lines of an order stand after the sale. */
export interface SaleState {
  /** Line id -> its newest after-sale that was not withdrawn. */
  marks: ReadonlyMap<string, NonNullable<OrderLine['afterSale']>>;
  returnable: OrderDetail['returnable'];
}

export type PageSales = SaleState & Pick<OrderDetail, 'afterSales' | 'afterSaleUntil'>;

/** What else a card shows of its order. */
export interface CardParts {
  sales?: SaleState;
  reviews?: readonly LineReview[];
  group?: OrderCard['group'];
}

/** For the cards of a list, read at once: by order id. */
type OfCards<T> = (tx: Tx, bought: readonly Bought[], now: number, server: Setup) => Promise<ReadonlyMap<string, T>>;
/** For the page of one order. */
type OfPage<T> = (tx: Tx, bought: Bought, now: number, server: Setup) => Promise<T>;

export interface OrderParts {
  sales: {
    ofCards: OfCards<SaleState>;
    ofPage: OfPage<PageSales>;
    /** One after-sale, for who sells. */
    view: (tx: Tx, saleId: string, now: number, server: Setup) => Promise<AfterSale>;
  };
  group: {
    ofCards: OfCards<OrderCard['group']>;
    /** The order's group in short, and as its buyer sees it. */
    ofPage: OfPage<{ card?: OrderCard['group']; view?: OrderDetail['group'] }>;
  };
  reviews: { ofCards: OfCards<LineReview[]> };
  parcels: { ofPage: OfPage<Parcel[]> };
  /** Number of the quote that the order came from. */
  quote: { ofPage: OfPage<string | undefined> };
}

declare module '../../../http/context' {
  interface Kinds {
    orderParts: OrderParts;
  }
}
