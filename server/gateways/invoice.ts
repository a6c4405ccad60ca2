/** Electronic invoices: the tax office's platform is reached through a relay of the operator; the sandbox numbers them itself. */
import { createHash } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import type { Relay } from '../config';
import { askRelay } from './relay/ask';
import { PARTS, type AnswerOf } from './relay/protocol';

export interface Paper {
  /** Ours: a second request with it is the same paper. */
  serial: string;
  type: 'normal' | 'special';
  buyer: {
    kind: 'person' | 'company';
    title: string;
    taxNo: string;
    bank: string;
    bankNo: string;
    address: string;
    phone: string;
  };
  lines: readonly { title: string; spec: string; qty: number; amount: number }[];
  /** Fen, tax included; and the tax in basis points. */
  amount: number;
  taxBp: number;
  remark: string;
}
export interface RedPaper {
  serial: string;
  invoiceNo: string;
  reason: string;
}
/** pending: ask again later. */
export type Outcome =
  | { state: 'issued'; invoiceNo: string }
  | { state: 'refused'; reason: string }
  | { state: 'pending' };
export interface Company {
  title: string;
  taxNo: string;
}

export interface InvoiceGateway {
  readonly sandbox: boolean;
  /** False: this shop issues none. */
  readonly open: boolean;
  /** Throws when the platform cannot be reached. */
  issue(paper: Paper): Promise<Outcome>;
  /** Takes an issued paper back by a red one. */
  redden(paper: RedPaper): Promise<Outcome>;
  companies(keyword: string): Promise<Company[]>;
}

/** Companies of the demo world, as the register of the sandbox knows them. */
const REGISTER: readonly Company[] = [
  { title: '杭州知夏文化有限公司', taxNo: '91330106MA2K8810XP' },
  { title: '杭州听松文化传播有限公司', taxNo: '91330106MA27XQ4L0T' },
  { title: '湖州顾渚茶叶有限公司', taxNo: '91330502MA2BL7TX3Y' },
];

/** Twenty digits, the same for the same serial. */
const numberOf = (serial: string): string => {
  const digits = BigInt(`0x${createHash('sha256').update(serial).digest('hex').slice(0, 24)}`).toString();
  return `26${digits.padStart(18, '0').slice(-18)}`;
};

/** `refusing`: titles that the platform does not take, and why; `slow`: nothing is decided yet. */
export function createSandboxInvoice({ open }: { open: boolean }): InvoiceGateway & {
  refusing: Map<string, string>;
  slow: boolean;
  issued: Paper[];
} {
  return {
    sandbox: true,
    open,
    refusing: new Map(),
    slow: false,
    issued: [],
    async issue(paper) {
      const reason = this.refusing.get(paper.buyer.title);
      if (reason) return { state: 'refused', reason };
      if (this.slow) return { state: 'pending' };
      if (!this.issued.some(({ serial }) => serial === paper.serial)) this.issued.push(paper);
      if (this.issued.length > 100) this.issued.shift();
      return { state: 'issued', invoiceNo: numberOf(paper.serial) };
    },
    async redden({ serial }) {
      return this.slow ? { state: 'pending' } : { state: 'issued', invoiceNo: numberOf(`red ${serial}`) };
    },
    companies: async (keyword) => REGISTER.filter(({ title }) => title.includes(keyword)),
  };
}

export const createRelayInvoice = (relay: Relay, fetcher?: typeof fetch): InvoiceGateway => ({
  sandbox: false,
  open: true,
  issue: async ({ lines, ...paper }) =>
    outcomeOf(await askRelay(relay, ['invoice', 'issue'], { issue: { ...paper, lines: [...lines] } }, fetcher)),
  redden: async (red) => outcomeOf(await askRelay(relay, ['invoice', 'redden'], { redden: red }, fetcher)),
  companies: async (keyword) => {
    const { companies } = await askRelay(relay, ['invoice', 'companies'], { companies: keyword }, fetcher);
    return companies.flatMap((one) =>
      Value.Check(PARTS.company, one) ? [{ title: one.title, taxNo: one.taxNo }] : [],
    );
  },
});

function outcomeOf({ state, invoiceNo, reason }: AnswerOf<'invoice', 'issue'>): Outcome {
  if (state === 'refused') return { state, reason: reason || '开票平台未通过' };
  if (state === 'pending') return { state };
  if (!invoiceNo) throw new Error('invoice relay answered without an outcome');
  return { state, invoiceNo };
}
