/** A member's papers: the history, one of them, and what may still be asked of it. A foreign id answers 404. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { schedule } from '../../../db/timers';
import type { Server } from '../../../http/context';
import { conflict, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { ISSUE_JOB, paperView, printedOf } from './apply';
import { MAIL_JOB, replaceInvoice } from './issue';
import { invoiceView } from './presenter';
import { findInvoice, nextOf, ordersOn, pageOfInvoices, updateInvoice, type Invoice } from './repository';
import { checkSpecial, ownTitle } from './titles';

type Setting = Pick<Server, 'config' | 'kinds' | 'gateways'>;

export async function listInvoices(
  tx: Tx,
  memberId: string,
  { status, group, page = 1 }: RequestOf<'memberInvoice.index'>,
  now: number,
  { config }: Pick<Server, 'config'>,
): Promise<DataOf<'memberInvoice.index'>> {
  const span = { limit: PAGE_SIZE, offset: offsetOf(page) };
  const { rows, total } = await pageOfInvoices(tx, memberId, { status, group }, span);
  const ids = rows.map(({ id }) => id);
  const orders = ids.length === 0 ? [] : await ordersOn(tx, ids);
  const next = ids.length === 0 ? [] : await nextOf(tx, ids);
  const list = rows.map((row) =>
    invoiceView(
      row,
      {
        orders: orders.filter(({ invoiceId }) => invoiceId === row.id),
        nextId: next.find(({ previousId }) => previousId === row.id)?.id,
      },
      now,
      config,
    ),
  );
  return pageOf(list, total, page);
}

async function ownInvoice(tx: Tx, memberId: string, id: string, lock = false): Promise<Invoice> {
  const invoice = await findInvoice(tx, id, lock);
  if (invoice?.memberId !== memberId) throw notFound();
  return invoice;
}

export const readInvoice = async (tx: Tx, memberId: string, id: string, now: number, server: Pick<Server, 'config'>) =>
  paperView(tx, await ownInvoice(tx, memberId, id), now, server);

/** 404 foreign invoice or title · 409 what its state does not offer (any more) · 422 no letters here, a title that does not do. */
export async function actOnInvoice(
  tx: Tx,
  memberId: string,
  { id, action, email, titleId }: RequestOf<'memberInvoice.act'>,
  now: number,
  server: Setting,
): Promise<DataOf<'memberInvoice.act'>> {
  await lockMember(tx, memberId);
  const invoice = await ownInvoice(tx, memberId, id, true);
  const { actions } = await paperView(tx, invoice, now, server);
  if (!actions.includes(action)) throw conflict(action === 'reissue' ? '换开只能在开票当月，且仅一次' : undefined);
  const title = titleId === undefined ? undefined : await ownTitle(tx, memberId, titleId);
  if (title && invoice.invoiceType === 'special') checkSpecial(title);
  const changed = title ? printedOf(title) : {};
  if (action === 'resend') {
    if (!server.gateways.mail.open) throw refuse('暂时不能发送邮件，请下载后保存');
    const to = email ?? invoice.email;
    if (!to) throw refuse('请填写收票邮箱', { field: 'email' });
    await schedule(tx, MAIL_JOB, id, now);
    const letter = { email: to, letterNo: invoice.letterNo + 1, sentAt: null };
    return paperView(tx, await updateInvoice(tx, id, letter), now, server);
  }
  const mailTo = email === undefined ? {} : { email };
  if (action === 'retry') {
    await schedule(tx, ISSUE_JOB, id, now);
    const again = await updateInvoice(tx, id, {
      status: 'applied',
      askedAt: null,
      reason: null,
      ...changed,
      ...mailTo,
    });
    return paperView(tx, again, now, server);
  }
  if (!title) throw refuse('请选择换开的抬头', { field: 'titleId' });
  const orders = (await ordersOn(tx, [id])).filter(({ live }) => live);
  const next = await replaceInvoice(
    tx,
    invoice,
    { orders, with: { ...changed, ...mailTo, reissued: true } },
    now,
    server,
  );
  return paperView(tx, next, now, server);
}
