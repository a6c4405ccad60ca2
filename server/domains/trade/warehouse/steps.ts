/** A document goes on by one step, with its row and that of its source locked. */
import type { Tx } from '../../../db/client';
import { badRequest, refuse } from '../../../http/errors';
import type { Setup } from '../../../http/context';
import type { Employee } from '../../people/employee/repository';
import { rulesOf, type SaveInput } from './kinds';
import { logged } from './log';
import { leavesDesk, voidDocument } from './open';
import type { Read } from './read';
import { updateDocument, updateLine } from './repository';
import type { DocAction } from './rights';

type Step = (tx: Tx, found: Read, input: SaveInput, by: Employee, now: number, server: Setup) => Promise<unknown>;

const said = ({ note = '' }: SaveInput, missing: string): string => {
  if (note.trim() === '') throw refuse(missing);
  return note.trim();
};

/** The first time takes the document over; then it counts what lies in the basket. */
const pick: Step = async (tx, { doc, lines }, input, by, now) => {
  for (const { lineId, picked, batch } of input.lines ?? []) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw refuse('不在本单');
    if (picked !== undefined && picked > line.qty) throw refuse('已拣足');
    await updateLine(tx, line.id, {
      ...(picked === undefined ? {} : { picked }),
      ...(batch === undefined ? {} : { batch: batch.trim() }),
    });
  }
  await updateDocument(tx, doc.id, {
    status: 'picking',
    pickerId: by.id,
    ...(doc.status === 'pending' && { log: logged(doc, 'picking', '开始拣货', by.name, now) }),
  });
};

const submit: Step = async (tx, { doc, lines }, input, by, now, server) => {
  if (lines.every(({ picked }) => picked === 0)) throw refuse('还没有拣货');
  const isShort = lines.some(({ qty, picked }) => picked < qty);
  if (isShort && !rulesOf(doc, server).partial) throw refuse('托管出库须拣足，不能部分发货');
  const shortage = isShort ? said(input, '请说明缺货原因') : '';
  await updateDocument(tx, doc.id, {
    status: 'checking',
    shortage,
    log: logged(doc, 'checking', isShort ? `提交复核，缺货：${shortage}` : '提交复核', by.name, now),
  });
};

const pass: Step = async (tx, { doc, lines, source, alone }, input, by, now, server) => {
  const { company, trackingNo } = input;
  const isParcel = Boolean(source?.address);
  if (isParcel && company === undefined) throw badRequest('company');
  if (isParcel && trackingNo === undefined) throw badRequest('trackingNo');
  const carried = isParcel
    ? { company: (company ?? '').trim(), trackingNo: (trackingNo ?? '').trim().toUpperCase() }
    : undefined;
  const passed = await updateDocument(tx, doc.id, {
    status: 'done',
    passerId: by.id,
    alone,
    closedAt: now,
    ...carried,
    log: logged(doc, 'done', carried ? `复核通过，${carried.company} ${carried.trackingNo}` : '复核通过', by.name, now),
  });
  await leavesDesk(tx);
  await rulesOf(doc, server).onPassed(tx, passed, { lines, carried }, now, server);
};

const reject: Step = async (tx, { doc }, input, by, now) => {
  const why = said(input, '请填写驳回原因');
  await updateDocument(tx, doc.id, {
    status: 'picking',
    log: logged(doc, 'rejected', `驳回：${why}`, by.name, now),
  });
};

const giveUp: Step = async (tx, { doc, lines }, input, by, now, server) => {
  const why = said(input, '请填写作废原因');
  const voided = await voidDocument(tx, doc, { label: `作废：${why}`, by: by.name }, now);
  await rulesOf(doc, server).onVoid?.(tx, voided, lines, now, server);
};

export const STEPS: Record<DocAction, Step> = { pick, submit, pass, reject, void: giveUp };
