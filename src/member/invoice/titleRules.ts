/** What a title must be before it is sent, in sentences that say what to do. That the tax number checks the server says. */
import type { InvoiceTitle } from '@/contract';
import type { Validators } from '@/ui/shell/useForm';
import { emailFault } from './words';

export type TitleValues = Omit<InvoiceTitle, 'id'>;
export type ImportedTitle = Pick<
  TitleValues,
  'kind' | 'title' | 'taxNo' | 'bank' | 'bankNo' | 'regAddress' | 'regPhone'
>;

export const EMPTY_TITLE: TitleValues = {
  kind: 'company',
  invoiceType: 'normal',
  title: '',
  taxNo: '',
  bank: '',
  bankNo: '',
  regAddress: '',
  regPhone: '',
  email: '',
  isDefault: false,
};

const special =
  (words: string) =>
  (value: string, { kind, invoiceType }: TitleValues) =>
    kind === 'company' && invoiceType === 'special' && value.trim() === '' ? words : undefined;

export const titleRules: Validators<TitleValues> = {
  title: (title, { kind }) =>
    title.trim() === '' ? (kind === 'company' ? '写上营业执照上的名称' : '写上姓名') : undefined,
  taxNo: (taxNo, { kind }) => {
    if (kind === 'person') return undefined;
    const { length } = taxNo.replace(/\s/g, '');
    return length === 18 ? undefined : length === 0 ? '写上 18 位税号' : `现在 ${length} 位，税号是 18 位`;
  },
  bank: special('专用发票要写开户行'),
  bankNo: special('专用发票要写账号'),
  regAddress: special('专用发票要写注册地址'),
  regPhone: special('专用发票要写注册电话'),
  email: (email) => (email.trim() === '' ? undefined : emailFault(email)),
};
