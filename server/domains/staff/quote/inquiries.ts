/**
 * Purchase requests that wait for an offer (rule 30.12): who asked becomes a client of whoever quotes, the quote is written from the lines of the request, and
 * its sending answers it. What cannot be offered is closed with a reason that whoever asked is told.
 */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { InquiryDeskRow } from '../../../../src/contract/wholesale/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, forbidden, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { maskMobile, maskName } from '../../../lib/mask';
import { listEmployeeNames, type Employee } from '../../people/employee/repository';
import { QUOTE_DESK } from '../../people/employee/desks';
import { employeeOf } from '../../people/employee/who';
import { shownBy } from '../../people/file/sealed';
import { sendNotice } from '../../people/notice/send';
import { UNANSWERED_MS } from '../../people/work/desk';
import { workChanged } from '../../people/work/tell';
import { countOpenInquiries } from '../../selling/wholesale/repository';
import { presentInquiry } from '../../selling/wholesale/inquiry';
import { applyClient } from '../client/hand/service';
import { clientsOfMembers } from '../client/ofMembers';
import { createClient } from '../client/save';
import { endInquiry, findInquiry, findInquiryRow, pageOfInquiries, type InquiryRecord } from './repository';

/** As many characters as a client has room for. */
const [MOST_NAME, MOST_COMPANY] = [20, 40];

interface Look {
  viewer: Employee;
  now: number;
  server: Setup;
}

async function present(
  tx: Tx,
  records: readonly InquiryRecord[],
  { viewer, now, server }: Look,
): Promise<InquiryDeskRow[]> {
  const clients = await clientsOfMembers(
    tx,
    viewer,
    records.map(({ mobile }) => mobile),
  );
  const keepers = await listEmployeeNames(
    tx,
    [...clients.values()].flatMap(({ client, isOwn }) => (isOwn || client.ownerId === null ? [] : client.ownerId)),
  );
  const shown = shownBy(server, now);
  return records.map(({ inquiry, contact, nickname, company, mobile }) => {
    const { client, isOwn = false } = clients.get(mobile) ?? {};
    const keeper = isOwn ? undefined : keepers.get(client?.ownerId ?? '');
    return {
      inquiry: presentInquiry(inquiry, shown),
      by: contact ?? nickname,
      company: company ?? '',
      mobile: maskMobile(mobile),
      at: inquiry.createdAt,
      ...(client && isOwn ? { client: { id: client.id, name: client.name } } : {}),
      ...(keeper === undefined ? {} : { keeper: maskName(keeper) }),
    };
  });
}

export async function readInquiries(
  tx: Tx,
  memberId: string,
  { page = 1 }: RequestOf<'manage.inquiries'>,
  now: number,
  server: Setup,
): Promise<DataOf<'manage.inquiries'>> {
  const look = { viewer: await employeeOf(tx, memberId), now, server };
  const since = now - UNANSWERED_MS;
  const list = await present(tx, await pageOfInquiries(tx, since, PAGE_SIZE, offsetOf(page)), look);
  return pageOf(list, await countOpenInquiries(tx, since), page);
}

async function rowOf(tx: Tx, id: string, look: Look): Promise<InquiryDeskRow> {
  const record = await findInquiryRow(tx, id);
  const [row] = record ? await present(tx, [record], look) : [];
  if (!row) throw notFound();
  return row;
}

/** 403 who keeps no clients · 409 a colleague's client · 422 as many as may be claimed on a day. */
async function take(tx: Tx, memberId: string, id: string, { viewer, now, server }: Look): Promise<void> {
  if (!viewer.areas.includes('client')) throw forbidden();
  const record = await findInquiryRow(tx, id);
  if (!record) throw notFound();
  const { mobile, contact, nickname, company } = record;
  const { client: held, isOwn = false } = (await clientsOfMembers(tx, viewer, [mobile])).get(mobile) ?? {};
  if (isOwn) return;
  if (held && held.ownerId !== null) throw conflict('已经是同事的客户，请和负责人一起报价');
  if (held) {
    await applyClient(tx, memberId, { clientId: held.id, kind: 'claim', requestId: id }, now, server);
    return;
  }
  const client = {
    name: (contact ?? nickname).slice(0, MOST_NAME),
    mobile,
    type: 'dealer',
    source: 'online',
    company: (company ?? '').slice(0, MOST_COMPANY),
  } as const;
  await createClient(tx, memberId, { client, requestId: id }, now, server);
}

/** 400 without a reason · 404 · 409 answered meanwhile, with the request as it is. */
export async function moveInquiry(
  tx: Tx,
  memberId: string,
  { id, action, reason = '' }: RequestOf<'manage.inquiryMove'>,
  now: number,
  server: Setup,
): Promise<InquiryDeskRow> {
  const look = { viewer: await employeeOf(tx, memberId), now, server };
  const inquiry = await findInquiry(tx, id, true);
  if (!inquiry) throw notFound();
  const why = reason.trim();
  if (action === 'close' && why === '') throw badRequest('reason', '请填写原因');
  if (inquiry.status !== 'open') throw conflict('同事已经处理了', { data: await rowOf(tx, id, look) });
  if (action === 'take') await take(tx, memberId, id, look);
  else {
    await endInquiry(tx, id);
    await sendNotice(tx, inquiry.memberId, {
      box: 'service',
      title: '订货需求已关闭',
      text: `${inquiry.no} 暂时不能报价：${why}。可以复制后修改再发。`,
      link: `/member/pages/wholesale/blank?id=${id}`,
      at: now,
    });
    await workChanged(tx, { desk: QUOTE_DESK, assigneeId: null });
  }
  return rowOf(tx, id, look);
}
