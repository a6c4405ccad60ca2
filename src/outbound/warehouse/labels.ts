/** How documents of the desk are said. Pure; epoch ms. */
import type { StockDoc, StockDocCard, StockDocLine } from '@/contract';
import { formatTime, HOUR, MINUTE } from '@/core/lib/time';
import type { TagTone } from '@/ui/kit/Tag';

export type DocKind = StockDocCard['kind'];
export type DocState = StockDocCard['status'];

export const KINDS: Record<DocKind, string> = {
  sale: '销售',
  escrow: '托管',
  transfer: '调拨',
  use: '领用',
  loss: '报损',
  gain: '盘盈',
  lossAdjust: '盘亏',
};
const KIND_ITEMS = (Object.keys(KINDS) as DocKind[]).map((id) => ({ id, label: KINDS[id] }));
export const ALL = 'all';
export const ALL_KINDS = [{ id: ALL, label: '全部' } as const, ...KIND_ITEMS];

export const STATES: Record<DocState, { label: string; tone: TagTone }> = {
  pending: { label: '待拣货', tone: 'warn' },
  picking: { label: '拣货中', tone: 'info' },
  checking: { label: '待复核', tone: 'gold' },
  done: { label: '已出库', tone: 'celadon' },
  void: { label: '已作废', tone: 'plain' },
};
export const STATE_IDS = Object.keys(STATES) as DocState[];

/** 2 小时 40 分; 3 天 */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分`;
  const hours = Math.floor(ms / HOUR);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`;
  return `${Math.floor(hours / 24)} 天`;
}

/** 林** 2 行 3 件 西湖仓; 武林馆 月光白 4 件 西湖仓. Of a store the shop's own name goes without saying. */
export const cardText = ({ target, title, lines, qty, warehouse }: StockDocCard): string =>
  [target.replace(/^[^·]+·/, ''), `${lines === 1 ? title : `${lines} 行`} ${qty} 件`, warehouse]
    .filter((part) => part !== '')
    .join('　');

export const MINE_TO_CHECK = '待你复核';

/** 待拣货; 拣货中 2 / 4; 待你复核 where nobody else needs to be found. */
export const stateText = ({ status, picked, qty, checkable }: StockDocCard): string =>
  status === 'picking'
    ? `${STATES.picking.label} ${picked} / ${qty}`
    : checkable
      ? MINE_TO_CHECK
      : STATES[status].label;

/** How long nobody has taken it, by whom it is or was picked, when it left. */
export function sideText({ status, createdAt, closedAt, picker }: StockDocCard, now: number): string {
  if (status === 'pending') return `等 ${spanText(now - createdAt)}`;
  if (status === 'picking' || status === 'checking') return picker ?? '';
  if (closedAt === undefined) return '';
  const day = formatTime(closedAt, 'MM月DD日');
  return day === formatTime(now, 'MM月DD日') ? formatTime(closedAt, 'h:m') : day;
}

/** 托管出库; 报损单 */
export const titleOf = (kind: DocKind): string =>
  kind === 'loss' || kind === 'gain' || kind === 'lossAdjust' ? `${KINDS[kind]}单` : `${KINDS[kind]}出库`;

export const isFull = (lines: readonly Pick<StockDocLine, 'qty' | 'picked'>[]): boolean =>
  lines.every(({ qty, picked }) => picked >= qty);

interface Found {
  line?: StockDocLine;
  /** Why the scan counts nothing. */
  refused?: '不在本单' | '已拣足';
}
/** The line that a scanned code counts for: the first of its goods that still needs pieces. */
export function lineOf(lines: readonly StockDocLine[], code: string): Found {
  const own = lines.filter(({ barCode }) => barCode !== '' && barCode === code.trim());
  if (own.length === 0) return { refused: '不在本单' };
  const line = own.find(({ qty, picked }) => picked < qty);
  return line ? { line } : { refused: '已拣足' };
}

type Scanned = { kind: 'document' | 'goods' | 'customer'; code: string };
/** A pick-up code, a member's, a coupon's, a ticket's, or a link with one of them (rule 5.6). */
const SHOWN = /^(\d{8}|\d{18}|YQ\d{12}|HD\d{8})$|:\/\//i;
/** What a code at the desk is: a document's or request's number, something a customer shows, else what stands on a pack: a shop chooses that itself. */
export function scannedOf(text: string): Scanned {
  const code = text.trim();
  if (/^((CK|YJ)\d{12}|YJC\d{13})$/i.test(code)) return { kind: 'document', code: code.toUpperCase() };
  return { kind: SHOWN.test(code) ? 'customer' : 'goods', code };
}

export const SOURCES: Record<NonNullable<StockDoc['source']>['kind'], string> = {
  order: '来源订单',
  escrow: '托管申请',
  piece: '藏品证书',
  store: '调入门店',
};
