/** Titles a member keeps: up to ten, always one default, own ones only (a foreign id answers 404). Papers keep copies, so a title may go. */
import type { InvoiceTitle } from '../../../../src/contract/invoice/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import { isTaxNo, tidyTaxNo } from '../../../../src/core/lib/taxNo';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { titleView } from './presenter';
import {
  deleteTitleRow,
  findTitle,
  insertTitle,
  listTitles,
  makeDefaultTitle,
  updateTitle,
  type Title,
} from './repository';

const MOST = 10;

type Printed = Pick<Title, 'kind' | 'title' | 'taxNo' | 'bank' | 'bankNo' | 'regAddress' | 'regPhone'>;

/** 422 when a special invoice is asked for and something of what it prints is missing. */
export function checkSpecial({ kind, bank, bankNo, regAddress, regPhone }: Printed): void {
  if (kind !== 'company') throw refuse('专用发票只能开给企业');
  if ([bank, bankNo, regAddress, regPhone].includes('')) throw refuse('专用发票要写全开户行、账号、地址和电话');
}

/** A person has a name only. 400 without a title · 422 a tax number that does not check, a special invoice with parts missing. */
function fieldsOf(input: RequestOf<'memberInvoice.titleSave'>) {
  const { kind, invoiceType } = input;
  const title = input.title.trim();
  if (!title) throw badRequest('title', '请填写发票抬头');
  const email = input.email?.trim() ?? '';
  const none = { taxNo: '', bank: '', bankNo: '', regAddress: '', regPhone: '' };
  if (kind === 'person') {
    if (invoiceType === 'special') throw refuse('专用发票只能开给企业', { field: 'invoiceType' });
    return { kind, invoiceType, title, email, ...none };
  }
  // Offices, forces and foreign buyers have no number: they leave it out, which is not the same as an empty field.
  if (input.taxNo === undefined && invoiceType === 'special') throw refuse('专用发票要写税号', { field: 'taxNo' });
  const taxNo = tidyTaxNo(input.taxNo ?? '');
  if (input.taxNo !== undefined && !isTaxNo(taxNo))
    throw refuse('税号校验不通过，请核对 18 位统一社会信用代码', { field: 'taxNo' });
  const fields = {
    kind,
    invoiceType,
    title,
    email,
    taxNo,
    bank: input.bank?.trim() ?? '',
    bankNo: input.bankNo?.replace(/\s/g, '') ?? '',
    regAddress: input.regAddress?.trim() ?? '',
    regPhone: input.regPhone?.trim() ?? '',
  };
  if (invoiceType === 'special') checkSpecial(fields);
  return fields;
}

export const readTitles = async (tx: Tx, memberId: string, kind?: Title['kind']): Promise<InvoiceTitle[]> =>
  (await listTitles(tx, memberId, kind)).map(titleView);

/** 404 a foreign title. */
export async function ownTitle(tx: Tx, memberId: string, id: string): Promise<Title> {
  const row = await findTitle(tx, memberId, id);
  if (!row) throw notFound();
  return row;
}

/** The same name and number again is the same title, so a second tap saves it once. 404 foreign · 422 an eleventh. */
export async function saveTitle(
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberInvoice.titleSave'>,
  now: number,
): Promise<InvoiceTitle> {
  const fields = fieldsOf(input);
  await lockMember(tx, memberId);
  if (input.id !== undefined) await ownTitle(tx, memberId, input.id);
  const all = await listTitles(tx, memberId);
  const twin = all.find(
    ({ kind, title, taxNo }) => kind === fields.kind && title === fields.title && taxNo === fields.taxNo,
  );
  const known = input.id ?? twin?.id;
  if (known === undefined && all.length >= MOST) throw refuse(`最多保存 ${MOST} 个抬头`);
  const id = known ?? (await insertTitle(tx, { memberId, ...fields, createdAt: now }));
  if (known !== undefined) await updateTitle(tx, known, fields);
  if (input.isDefault || all.length === 0) await makeDefaultTitle(tx, memberId, id);
  return titleView(await ownTitle(tx, memberId, id));
}

/** The newest of the others becomes the default when the default goes. */
export async function removeTitle(tx: Tx, memberId: string, id: string): Promise<void> {
  await lockMember(tx, memberId);
  const row = await ownTitle(tx, memberId, id);
  await deleteTitleRow(tx, id);
  if (!row.isDefault) return;
  const [newest] = await listTitles(tx, memberId);
  if (newest) await makeDefaultTitle(tx, memberId, newest.id);
}
