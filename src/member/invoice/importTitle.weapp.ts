import Taro from '@tarojs/taro';
import { isCancel, refusalOf } from '@/core/platform';
import type { ImportedTitle } from './titleRules';

export const canImport = (): boolean => true;

/** undefined = closed without a choice. */
export async function importTitle(): Promise<ImportedTitle | undefined> {
  try {
    const found = await Taro.chooseInvoiceTitle({});
    const { title, taxNumber, companyAddress, telephone, bankName, bankAccount } = found;
    return {
      kind: String(found.type) === '0' ? 'company' : 'person',
      title,
      taxNo: taxNumber,
      bank: bankName,
      bankNo: bankAccount,
      regAddress: companyAddress,
      regPhone: telephone,
    };
  } catch (error) {
    if (isCancel(error)) return undefined;
    throw refusalOf(error);
  }
}
