/** What names a row of a report: whose it is, its days, and the store that the table was narrowed to. */
import type { ReportKind } from '../../../../src/contract/report/shapes';
import { refuse } from '../../../http/errors';

export interface RowKey {
  /** `day`, `store`, `table`, `e<employee>`, `g<goods>`. */
  subject: string;
  from: string;
  to: string;
  storeId: string | undefined;
}

const SUBJECTS: Record<ReportKind, RegExp> = {
  day: /^day$/,
  store: /^store$/,
  employee: /^e\d+$/,
  goods: /^g(\d+|other|rest)$/,
  table: /^table$/,
};
const KEY = /^([a-z]+\d*)\.(\d{4}-\d{2}-\d{2})\.(\d{4}-\d{2}-\d{2})\.(\d+|all)$/;

export const writeKey = ({ subject, from, to, storeId }: RowKey): string =>
  `${subject}.${from}.${to}.${storeId ?? 'all'}`;

/** 400 of a key that no row of this kind has. */
export function readKey(kind: ReportKind, text: string): RowKey {
  const [, subject = '', from = '', to = '', store = ''] = KEY.exec(text) ?? [];
  if (!SUBJECTS[kind].test(subject)) throw refuse('没有这一行，请刷新后再试', { field: 'rowKey' });
  return { subject, from, to, storeId: store === 'all' ? undefined : store };
}

/** Whose row a comment stood in: '' the store's own. */
export const subjectOf = ({ subject }: Pick<RowKey, 'subject'>): string => (/^[eg]\d/.test(subject) ? subject : '');
