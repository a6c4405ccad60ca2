/** What a title must be before it is sent, in sentences that say what to do. */
import type { InvoiceTitle } from '@/contract';
import { isTaxNo, tidyTaxNo } from '@/core/lib/taxNo';
import type { Validators } from '@/ui/shell/useForm';
import { emailFault } from './labels';

export interface TitleValues extends Omit<InvoiceTitle, 'id'> {
  /** A buyer who has no tax number: an office, the forces, somebody abroad. */
  untaxed: boolean;
}
export type ImportedTitle = Pick<
  TitleValues,
  'kind' | 'title' | 'taxNo' | 'bank' | 'bankNo' | 'regAddress' | 'regPhone'
>;

export const EMPTY_TITLE: TitleValues = {
  kind: 'company',
  invoiceType: 'normal',
  title: '',
  taxNo: '',
  untaxed: false,
  bank: '',
  bankNo: '',
  regAddress: '',
  regPhone: '',
  email: '',
  isDefault: false,
};

/** A special invoice prints the number in any case. */
export const isTaxed = ({ kind, invoiceType, untaxed }: TitleValues): boolean =>
  kind === 'company' && (invoiceType === 'special' || !untaxed);

const special =
  (words: string) =>
  (value: string, { kind, invoiceType }: TitleValues) =>
    kind === 'company' && invoiceType === 'special' && value.trim() === '' ? words : undefined;

export const titleRules: Validators<TitleValues> = {
  title: (title, { kind }) =>
    title.trim() === '' ? (kind === 'company' ? '写上营业执照上的名称' : '写上姓名') : undefined,
  taxNo: (taxNo, values) => {
    if (!isTaxed(values) || isTaxNo(taxNo)) return undefined;
    const { length } = tidyTaxNo(taxNo);
    if (length === 0) return '写上 18 位税号';
    return length === 18 ? '校验不通过，逐位核对一下' : `现在 ${length} 位，税号是 18 位，旧的 15、17 或 20 位`;
  },
  bank: special('专用发票要写开户行'),
  bankNo: special('专用发票要写账号'),
  regAddress: special('专用发票要写注册地址'),
  regPhone: special('专用发票要写注册电话'),
  email: (email) => (email.trim() === '' ? undefined : emailFault(email)),
};
